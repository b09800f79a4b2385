import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Game } from '@shared/engine/game';
import { CarriedEveningError } from '@electron/storage/carried-evening';
import { beginTable, readLatestEvening } from '@electron/storage/evenings';
import { countLines } from '@electron/storage/journal-lines';
import { DamagedEveningError, NoEveningError, UnfinishedEveningError, goOnBeforeDamage, openEvening, saveEvening } from '@electron/headless/evening-files';
import { TableStore } from '@electron/headless/table-store';
import type { TableRecord } from '@electron/host/records';
import { damaged, damages } from '@tests/fixtures/damage';
import { pebbles } from '@tests/fixtures/games/pebbles';
import { TestClient, restarted, seated, testHost, testServices } from '@tests/fixtures/host-fixture';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

const games: readonly Game[] = [pebbles];

/** A table with a finished match and one in the middle, and its first person. */
async function realTable(): Promise<{ records: readonly TableRecord[]; anna: TestClient }> {
  const host = await testHost();
  const anna = await seated(host, 'Anna', 'Bela');
  const move = (): Promise<unknown> => {
    const seat = anna.match.status.acting[0] ?? 0;
    return anna.act(seat, anna.match.projections[seat]?.legal[0] as object);
  };
  await anna.ask({ type: 'set-options', options: { hand: 1 } });
  await anna.ask({ type: 'start' });
  await move();
  await anna.ask({ type: 'to-lobby' });
  await host.clock.advance(10_000);
  await anna.ask({ type: 'set-options', options: { hand: 10 } });
  await anna.ask({ type: 'start' });
  for (let moves = 0; moves < 4; moves++) {
    await host.clock.advance(1000);
    await move();
  }
  return { records: host.journal.records, anna };
}

async function write(folder: string, id: string, table: number, records: readonly TableRecord[]): Promise<string> {
  const journal = await beginTable(folder, id, table);
  for (const record of records) await journal.append(record);
  await journal.close();
  const name = (await readdir(folder)).find((one) => one.startsWith(`evening-${id}-0${String(table)}`));
  return join(folder, name ?? '');
}

const EARLIER = '20260101T200000000Z';
const LATER = '20260102T200000000Z';

let records: readonly TableRecord[];
let anna: TestClient;

beforeAll(async () => {
  ({ records, anna } = await realTable());
});

/** A folder with an evening of one table. */
async function folderWith(id = EARLIER, content = records): Promise<{ folder: string; path: string }> {
  const folder = await temporaryFolder();
  return { folder, path: await write(folder, id, 1, content) };
}

/** The table as Anna sees it when a host goes on with what the folder holds. */
async function comeBack(folder: string): Promise<TestClient> {
  const [stored] = (await readLatestEvening(folder))?.tables ?? [];
  const client = new TestClient(restarted(stored?.records ?? []).party);
  await client.hello({ token: anna.token });
  return client;
}

describe('an evening carried to another computer', () => {
  it('goes on there with its score and the running match, which waits for its people', async () => {
    const { folder } = await folderWith();
    const other = await temporaryFolder();
    const file = join(other, 'evening.doppelstapel');
    await saveEvening(folder, file, games);
    await openEvening(other, file, games, false);
    const client = await comeBack(other);
    expect(client.lobby).toMatchObject({ paused: true, code: anna.lobby.code, scores: anna.lobby.scores, finished: anna.lobby.finished });
    expect(client.match).toMatchObject({ version: anna.match.version, match: anna.match.match });
    expect(client.match.projections.map(({ view }) => view)).toEqual(anna.match.projections.map(({ view }) => view));
  });

  it('has all its tables', async () => {
    const { folder } = await folderWith();
    await write(folder, EARLIER, 2, records.slice(0, 3));
    const other = await temporaryFolder();
    await saveEvening(folder, join(other, 'two.doppelstapel'), games);
    await openEvening(other, join(other, 'two.doppelstapel'), games, false);
    expect((await readLatestEvening(other))?.tables).toMatchObject([{ table: 1 }, { table: 2, records: { length: 4 } }]);
  });

  it('can be one that was over: it goes on', async () => {
    const over = records.slice(0, records.findIndex(({ type }) => type === 'start'));
    const { folder } = await folderWith(EARLIER, [...over, { type: 'closed' }]);
    const file = join(folder, 'over.doppelstapel');
    await saveEvening(folder, file, games);
    await openEvening(folder, file, games, false);
    expect((await comeBack(folder)).lobby.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bela' }]);
  });

  it('takes the place of none that is not over, unless that is wanted; then that one stays on the disk', async () => {
    const { folder } = await folderWith();
    const { folder: other, path } = await folderWith(LATER);
    const file = join(folder, 'evening.doppelstapel');
    await saveEvening(folder, file, games);
    const before = await readFile(path);
    await expect(openEvening(other, file, games, false)).rejects.toThrow(UnfinishedEveningError);
    expect(await readdir(other)).toEqual([basename(path)]);
    await openEvening(other, file, games, true);
    expect(await readFile(path)).toEqual(before);
    expect((await TableStore.open(other, games)).warnings).toEqual([]);
    expect((await comeBack(other)).lobby.paused).toBe(true);
  });

  it('comes after every other one, also after one of a clock that ran ahead', async () => {
    const { folder } = await folderWith('21000101T200000000Z', [...records.slice(0, 1), { type: 'closed' }]);
    const { folder: from } = await folderWith();
    await saveEvening(from, join(from, 'evening.doppelstapel'), games);
    await openEvening(folder, join(from, 'evening.doppelstapel'), games, false);
    expect((await comeBack(folder)).lobby.seats).toHaveLength(2);
  });

  it('that does not fit the rules changes nothing, and says where', async () => {
    const { folder } = await folderWith();
    const file = join(folder, 'evening.doppelstapel');
    await saveEvening(folder, file, games);
    const other = await temporaryFolder();
    const strict: Game = { ...(pebbles as Game), apply: () => ({ code: 'illegal' }) };
    const opened = openEvening(other, file, [strict], false);
    await expect(opened).rejects.toThrow(CarriedEveningError);
    // The file's first line is its head; the journal's line N is the file's N + 1.
    const move = records.findLastIndex(({ type }) => type === 'start') + 1;
    await expect(opened).rejects.toMatchObject({ code: 'does-not-fit', file, line: move + 2 });
    expect(await readdir(other)).toEqual([]);
  });

  it.each([
    ['a match of two thousand', { seats: 2000 }],
    ['house rules that there are not', { options: { hand: 99, races: false } }],
  ])('with %s is refused, not tried', async (_what, change) => {
    const forged = records.map((record) => (record.type === 'start' ? { ...record, deal: { ...record.deal, ...change } } : record));
    const { folder } = await folderWith(EARLIER, forged);
    await expect(saveEvening(folder, join(folder, 'x.doppelstapel'), games)).rejects.toThrow(DamagedEveningError);
  });

  it('is not made where there is none, or where one of its journals is damaged', async () => {
    const empty = await temporaryFolder();
    await expect(saveEvening(empty, join(empty, 'x.doppelstapel'), games)).rejects.toThrow(NoEveningError);
    const { folder, path } = await folderWith();
    await writeFile(path, (await readFile(path, 'utf8')).replace('Anna', 'Otto'));
    await expect(saveEvening(folder, join(folder, 'x.doppelstapel'), games)).rejects.toMatchObject({ report: { file: path } });
    expect(await readdir(folder)).toEqual([basename(path)]);
  });
});

describe('a damaged journal', () => {
  it('is reported: which evening, table and match, what is good, and what comes after it', async () => {
    const { folder, path } = await folderWith();
    const text = await readFile(path, 'utf8');
    const lines = text.split('\n');
    const damagedLine = lines.length - 2;
    await writeFile(path, lines.map((line, index) => (index + 1 === damagedLine ? line.replace('act', 'axt') : line)).join('\n'));
    expect((await TableStore.open(folder, games)).warnings).toEqual([
      {
        code: 'journal-damaged',
        file: path,
        line: damagedLine,
        evening: new Date('2026-01-01T20:00:00.000Z'),
        table: 1,
        tableName: 'Kitchen',
        good: damagedLine - 1,
        lost: 2,
        match: { game: 'pebbles', round: 2, moves: 2 },
        canGoOn: true,
      },
    ]);
  });

  it('of which not even the first line can be read is reported as well, and cannot be gone on with', async () => {
    const { folder, path } = await folderWith();
    await writeFile(path, (await readFile(path, 'utf8')).replace('Kitchen', 'Kitchem'));
    const [warning] = (await TableStore.open(folder, games)).warnings;
    expect(warning).toMatchObject({ line: 1, good: 0, tableName: null, match: null, canGoOn: false });
    await expect(goOnBeforeDamage(folder, basename(path), games, false)).rejects.toThrow(NoEveningError);
    expect(await readdir(folder)).toEqual([basename(path)]);
  });

  it('is gone on with from before the damage, in a journal of its own; other tables go on as they were', async () => {
    const { folder, path } = await folderWith();
    await write(folder, EARLIER, 2, [...records.slice(0, 4), { type: 'closed' }]);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"type":"act"(?=[^\n]*\n$)/u, '"type":"axt"'));
    const broken = await readFile(path);
    await goOnBeforeDamage(folder, basename(path), games, false);
    expect(await readFile(path)).toEqual(broken);
    const store = await TableStore.open(folder, games);
    expect(store.warnings).toEqual([]);
    const services = testServices();
    const tables = await store.resume(() => services);
    onTestFinished(async () => {
      for (const table of tables) await table.close();
    });
    expect(tables).toHaveLength(2);
    expect((await comeBack(folder)).match).toMatchObject({ version: 3, match: anna.match.match });
  });

  it('is not gone on with instead of a later evening that is not over', async () => {
    const { folder, path } = await folderWith();
    await writeFile(path, (await readFile(path, 'utf8')).replace('Anna', 'Otto'));
    await write(folder, LATER, 1, records);
    await expect(goOnBeforeDamage(folder, basename(path), games, false)).rejects.toThrow(UnfinishedEveningError);
    await goOnBeforeDamage(folder, basename(path), games, true);
    expect((await readLatestEvening(folder))?.tables[0]?.records.at(-1)).toEqual({ type: 'reopened', elsewhere: false });
  });

  it('is never cut and never the end of the program, whatever happened in its middle', async () => {
    const { folder, path } = await folderWith();
    const whole = await readFile(path);
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
    await fc.assert(
      fc.asyncProperty(damages, async (damage) => {
        const bytes = damaged(whole, lastLine, damage);
        await writeFile(path, bytes);
        const store = await TableStore.open(folder, games);
        const [stored] = (await readLatestEvening(folder))?.tables ?? [];
        expect(await readFile(path)).toEqual(bytes);
        expect(stored?.records).toEqual(records.slice(0, stored?.records.length));
        if (stored?.kind === 'read') {
          // Nothing but space between words was added: every record is there.
          expect(stored.records).toEqual(records);
          expect(store.warnings).toEqual([]);
        } else {
          const [warning] = store.warnings;
          expect(warning).toMatchObject({ file: path, line: (warning?.good ?? 0) + 1, canGoOn: (warning?.good ?? 0) > 0 });
          expect((warning?.good ?? 0) + (warning?.lost ?? 0)).toBe(countLines(bytes));
        }
      }),
      { numRuns: 60 },
    );
  });
});
