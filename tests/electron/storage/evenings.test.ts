import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '@electron/host/records';
import { beginTable, continueTable, eveningId, readLatestEvening, type StoredTable } from '@electron/storage/evenings';
import { seated, testHost } from '@tests/fixtures/host-fixture';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

/** What a table really writes. */
async function realRecords(): Promise<readonly TableRecord[]> {
  const host = await testHost();
  const anna = await seated(host, 'Anna', 'Bela');
  await anna.ask({ type: 'start' });
  await anna.act(0, anna.match.projections[0]?.legal[0] as object);
  return host.journal.records;
}

async function written(folder: string, records: readonly TableRecord[], time: string, number = 1): Promise<void> {
  const journal = await beginTable(folder, eveningId(new Date(time)), number);
  for (const record of records) await journal.append(record);
  await journal.close();
}

/** The only table of the latest evening. */
async function latestTable(folder: string): Promise<StoredTable> {
  const tables = (await readLatestEvening(folder))?.tables ?? [];
  const [table] = tables;
  if (table === undefined || tables.length > 1) throw new Error(`${tables.length} tables`);
  return table;
}

describe('the latest evening', () => {
  it('is none in an empty folder, and other files do not matter', async () => {
    const folder = await temporaryFolder();
    await writeFile(`${folder}/notes.txt`, 'hello');
    expect(await readLatestEvening(folder)).toBeNull();
  });

  it('is read as it was written, and can be continued', async () => {
    const folder = await temporaryFolder();
    const records = await realRecords();
    await written(folder, records.slice(0, 1), '2026-01-01T20:00:00Z');
    await written(folder, records, '2026-01-02T20:00:00Z');
    const latest = await latestTable(folder);
    expect(latest).toMatchObject({ kind: 'read', records });
    if (latest.kind !== 'read') return;
    const journal = await continueTable(latest);
    await journal.append({ type: 'closed' });
    await journal.close();
    expect(await latestTable(folder)).toMatchObject({ kind: 'read', records: [...records, { type: 'closed' }] });
  });

  it('reliability 13: that is damaged in the middle is reported and left alone', async () => {
    const folder = await temporaryFolder();
    await written(folder, await realRecords(), '2026-01-01T20:00:00Z');
    const latest = await latestTable(folder);
    if (latest.kind !== 'read') throw new Error('not read');
    const bytes = await readFile(latest.path);
    bytes.writeUInt8(0, 200);
    await writeFile(latest.path, bytes);
    expect(await latestTable(folder)).toMatchObject({ kind: 'damaged', path: latest.path, line: 1, records: [] });
    expect(await readFile(latest.path)).toEqual(bytes);
  });

  it('that holds what no table writes is reported', async () => {
    const folder = await temporaryFolder();
    const foreign = { type: 'later-version' } as unknown as TableRecord;
    await written(folder, [{ type: 'closed' }, foreign], '2026-01-01T20:00:00Z');
    expect(await latestTable(folder)).toMatchObject({ kind: 'damaged', line: 2 });
  });

  it('has all its tables, in the order in which they were opened, and none of an earlier one', async () => {
    const folder = await temporaryFolder();
    const records = await realRecords();
    await written(folder, records, '2026-01-01T20:00:00Z', 3);
    await written(folder, records.slice(0, 2), '2026-01-02T20:00:00Z', 2);
    await written(folder, records.slice(0, 1), '2026-01-02T20:00:00Z', 1);
    expect(await readLatestEvening(folder)).toMatchObject({
      id: '20260102T200000000Z',
      tables: [{ records: records.slice(0, 1) }, { records: records.slice(0, 2) }],
    });
  });
});
