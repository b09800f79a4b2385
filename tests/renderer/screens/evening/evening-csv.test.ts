import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eveningCsv } from '@renderer/screens/evening/evening-csv';
import { eveningTable } from '@renderer/screens/evening/evening-table';
import type { EveningTable } from '@renderer/screens/evening/evening-table';
import { finished, scores } from './evening';

const words = {
  number: 'Nr.',
  game: 'Spiel',
  ended: 'Ende',
  reason: 'Ausgang',
  winners: 'Gewonnen',
  matches: 'Partien',
  wins: 'Siege',
  points: 'Punkte',
  titles: 'Titel',
};

const evening = eveningTable(finished, scores, {
  game: (id) => id,
  reason: (_game, { reason }) => reason,
  title: (_game, { params }, seat) => (params['king'] === seat ? 'König' : null),
});

/** Cells as RFC 4180 has them. */
function parse(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|$)`, 'gu');
  for (const [whole, cell = '', end] of text.matchAll(pattern)) {
    if (whole === '') break;
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

function named(name: string): EveningTable {
  return { ...evening, people: evening.people.map((person, index) => (index === 0 ? { ...person, name } : person)) };
}

describe('the evening for a spreadsheet', () => {
  it('is what German Excel opens by a double click: UTF-8 with its mark, semicolons, whole lines', () => {
    expect(eveningCsv(evening, words, 'de')).toBe(
      [
        '\uFEFF"Nr.";"Spiel";"Ende";"Ausgang";"Gewonnen";"Johanna";"Mehmet";"Ole"',
        '1;"durak";"2026-11-29 20:15";"durak";"Johanna, Mehmet";1;1;0',
        '2;"betteln";"2026-11-29 20:45";"offices-given";"Ole";0;1;2',
        '4;"durak";;"durak";"Johanna";1;0;',
        '5;"durak";"2026-11-29 21:45";"no-durak";"";1;1;',
        ';"Partien";;;;4;4;2',
        ';"Siege";;;;2;1;1',
        ';"Punkte";;;;3;3;2',
        ';"Titel";;;;;;"König"',
        '',
      ].join('\r\n'),
    );
  });

  it('has commas where numbers have a decimal point', () => {
    expect(eveningCsv(evening, words, 'en').split('\r\n')[1]).toBe('1,"durak","2026-11-29 20:15","durak","Johanna, Mehmet",1,1,0');
  });

  it.each(['=1+1', '+49', '-3', '@SUM(A1)', '\t=cmd', ' =1', '＝1', '|x'])('calculates nothing: %j stays text', (name) => {
    const [first = []] = parse(eveningCsv(named(name), words, 'de').slice(1), ';');
    expect(first[5]).toMatch(/^'/u);
    expect(first[5]?.slice(1).trim()).toBe(name.trim());
  });

  it('leaves negative points numbers', () => {
    const lost = { ...evening, people: evening.people.map((person) => ({ ...person, points: -12 })) };
    expect(eveningCsv(lost, words, 'de')).toContain('\r\n;"Punkte";;;;-12;-12;-12\r\n');
  });

  it.each(['de', 'en'] as const)('keeps its columns whatever people are called (%s)', (language) => {
    const separator = language === 'de' ? ';' : ',';
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (name) => {
        const lines = parse(eveningCsv(named(name), words, language).slice(1), separator);
        expect(lines.map(({ length }) => length)).toEqual(Array.from({ length: 9 }, () => 8));
        expect(lines[0]?.[6]).toBe('Mehmet');
      }),
    );
  });
});
