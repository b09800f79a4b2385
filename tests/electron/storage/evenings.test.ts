import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '@electron/host/records';
import { beginEvening, continueEvening, readLatestEvening } from '@electron/storage/evenings';
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

async function written(folder: string, records: readonly TableRecord[], time: string): Promise<void> {
  const journal = await beginEvening(folder, new Date(time));
  for (const record of records) await journal.append(record);
  await journal.close();
}

describe('the latest evening', () => {
  it('is none in an empty folder, and other files do not matter', async () => {
    const folder = await temporaryFolder();
    await writeFile(`${folder}/notes.txt`, 'hello');
    expect(await readLatestEvening(folder)).toEqual({ kind: 'none' });
  });

  it('is read as it was written, and can be continued', async () => {
    const folder = await temporaryFolder();
    const records = await realRecords();
    await written(folder, records.slice(0, 1), '2026-01-01T20:00:00Z');
    await written(folder, records, '2026-01-02T20:00:00Z');
    const latest = await readLatestEvening(folder);
    expect(latest).toMatchObject({ kind: 'read', records });
    if (latest.kind !== 'read') return;
    const journal = await continueEvening(latest);
    await journal.append({ type: 'closed' });
    await journal.close();
    expect(await readLatestEvening(folder)).toMatchObject({ kind: 'read', records: [...records, { type: 'closed' }] });
  });

  it('that is damaged in the middle is reported and left alone', async () => {
    const folder = await temporaryFolder();
    await written(folder, await realRecords(), '2026-01-01T20:00:00Z');
    const latest = await readLatestEvening(folder);
    if (latest.kind !== 'read') throw new Error('not read');
    const bytes = await readFile(latest.path);
    bytes.writeUInt8(0, 200);
    await writeFile(latest.path, bytes);
    expect(await readLatestEvening(folder)).toEqual({ kind: 'damaged', path: latest.path, line: 1 });
    expect(await readFile(latest.path)).toEqual(bytes);
  });

  it('that holds what no table writes is reported', async () => {
    const folder = await temporaryFolder();
    const foreign = { type: 'later-version' } as unknown as TableRecord;
    await written(folder, [{ type: 'closed' }, foreign], '2026-01-01T20:00:00Z');
    expect(await readLatestEvening(folder)).toMatchObject({ kind: 'damaged', line: 2 });
  });
});
