import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eveningFileName } from '@renderer/screens/evening/file-name';

const day = new Date(2026, 10, 29, 23, 30);

describe('the name of a file of the evening', () => {
  it('has table and day', () => {
    expect(eveningFileName('Küche', day, 'csv')).toBe('Doppelstapel Küche 2026-11-29.csv');
    expect(eveningFileName('', day, 'png')).toBe('Doppelstapel 2026-11-29.png');
  });

  it.each([
    ['A/B\\C:D', 'Doppelstapel A B C D 2026-11-29.csv'],
    ['../../etc', 'Doppelstapel .. .. etc 2026-11-29.csv'],
    ['"quoted" <b>|*?', 'Doppelstapel quoted b 2026-11-29.csv'],
    ['turned \u202Egnp', 'Doppelstapel turned gnp 2026-11-29.csv'],
    ['x'.repeat(200), `Doppelstapel ${'x'.repeat(40)} 2026-11-29.csv`],
  ])('is one for %j', (table, name) => {
    expect(eveningFileName(table, day, 'csv')).toBe(name);
  });

  it('is safe on every system, whatever the table is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (table) => {
        const name = eveningFileName(table, day, 'csv');
        expect(name).toMatch(/^Doppelstapel .*2026-11-29\.csv$/u);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}]/u);
        expect(Buffer.from(name, 'utf8').toString('utf8')).toBe(name);
        expect(Buffer.byteLength(name)).toBeLessThan(255);
      }),
    );
  });
});
