import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '@electron/host/records';
import { CarriedEveningError, packEvening, readCarriedEvening, unpackEvening, writeEvening } from '@electron/storage/carried-evening';
import { readLatestEvening } from '@electron/storage/evenings';
import { writeLine } from '@electron/storage/journal-lines';
import { damaged, damages } from '@tests/fixtures/damage';
import { seated, testHost } from '@tests/fixtures/host-fixture';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

interface Packed {
  readonly records: readonly TableRecord[];
  readonly bytes: Buffer;
}

const EVENING = '20260102T200000000Z';

async function tableOf(...names: string[]): Promise<Packed> {
  const host = await testHost();
  const client = await seated(host, ...names);
  await client.ask({ type: 'start' });
  await client.act(0, client.match.projections[0]?.legal[0] as object);
  const { records } = host.journal;
  return { records, bytes: Buffer.from(records.map((record, sequence) => writeLine({ sequence, record })).join(''), 'utf8') };
}

let tables: readonly Packed[];
let whole: Buffer;

beforeAll(async () => {
  tables = [await tableOf('Anna', 'Grüße 🂡'), await tableOf('Cleo', 'Dora')];
  whole = packEvening(EVENING, tables);
});

function faultOf(bytes: Buffer): unknown {
  try {
    unpackEvening(bytes, 'evening.doppelstapel');
    return null;
  } catch (error) {
    if (!(error instanceof CarriedEveningError)) throw error;
    return { code: error.code, file: error.file, line: error.line };
  }
}

describe('an evening as one file', () => {
  it('holds every line of every table as it was', () => {
    const read = unpackEvening(whole, 'evening.doppelstapel');
    expect(read.map(({ records }) => records)).toEqual(tables.map(({ records }) => records));
    expect(read.map(({ bytes }) => bytes)).toEqual(tables.map(({ bytes }) => bytes));
    expect(read.map(({ firstLine }) => firstLine)).toEqual([2, 2 + (tables[0]?.records.length ?? 0)]);
  });

  it('is read whole or not at all, wherever it was cut', () => {
    const lines = whole.toString('utf8').split('\n').length - 1;
    for (let length = 0; length < whole.length; length += 7) {
      const line = whole.toString('utf8', 0, length).split('\n').length;
      const code = line === 1 ? 'not-an-evening' : 'damaged';
      expect(faultOf(whole.subarray(0, length))).toEqual({ code, file: 'evening.doppelstapel', line: Math.min(line, lines) });
    }
  });

  it('is read whole or not at all, whatever happened to it', () => {
    fc.assert(
      fc.property(damages, (damage) => {
        const bytes = damaged(whole, whole.length, damage);
        // A space that was put between two words of a line says nothing else than the line said.
        if (faultOf(bytes) === null) {
          expect(unpackEvening(bytes, 'x').map(({ records }) => records)).toEqual(tables.map(({ records }) => records));
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['anything else', Buffer.from('hello\n'), 'not-an-evening', 1],
    ['nothing', Buffer.alloc(0), 'not-an-evening', 1],
    ['a later version', Buffer.from(writeLine({ sequence: 0, record: { format: 'doppelstapel-evening', version: 2, more: true } })), 'newer-version', 1],
    ['no tables', packEvening(EVENING, []), 'damaged', 1],
    ['a record that no table writes', packEvening(EVENING, [packed([{ type: 'closed' }, { type: 'later' }])]), 'does-not-fit', 3],
  ])('is not %s', (_what, bytes, code, line) => {
    expect(faultOf(bytes)).toMatchObject({ code, line });
  });

  it('does not go on after its last table', () => {
    const [first] = tables;
    expect(faultOf(Buffer.concat([whole, first?.bytes ?? Buffer.alloc(0)]))).toMatchObject({ code: 'damaged' });
  });
});

function packed(records: readonly unknown[]): { records: readonly unknown[]; bytes: Buffer } {
  return { records, bytes: Buffer.from(records.map((record, sequence) => writeLine({ sequence, record })).join('')) };
}

describe('tables as a new evening', () => {
  it('are written with one more record each, and read as the latest evening', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'evening.doppelstapel'), whole);
    const read = await readCarriedEvening(join(folder, 'evening.doppelstapel'));
    const last: TableRecord = { type: 'reopened', elsewhere: true };
    await writeEvening(folder, EVENING, read.map(({ bytes }) => bytes), last);
    expect(await readLatestEvening(folder)).toMatchObject({
      id: EVENING,
      tables: tables.map(({ records }, index) => ({ kind: 'read', table: index + 1, records: [...records, last] })),
    });
  });

  it('leave nothing when one cannot be written', async () => {
    const folder = await temporaryFolder();
    const broken = { get length(): number { throw new Error('disk full'); } } as unknown as Buffer;
    await expect(writeEvening(folder, EVENING, [tables[0]?.bytes ?? broken, broken], { type: 'closed' })).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('come without what a crash left at their end', async () => {
    const folder = await temporaryFolder();
    await writeEvening(folder, EVENING, [tables[0]?.bytes ?? Buffer.alloc(0)], { type: 'closed' });
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), Buffer.concat([await readFile(join(folder, name)), Buffer.from('{"seq')]));
    const [stored] = (await readLatestEvening(folder))?.tables ?? [];
    if (stored === undefined) throw new Error('no table');
    expect(unpackEvening(packEvening(EVENING, [stored]), 'x')[0]?.records).toHaveLength((tables[0]?.records.length ?? 0) + 1);
  });
});
