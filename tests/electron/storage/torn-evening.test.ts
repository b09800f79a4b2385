import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { recover } from '@electron/host/recovery';
import { beginTable, continueTable, eveningId, readLatestEvening, type ReadTable } from '@electron/storage/evenings';
import { pebbles } from '@tests/fixtures/games/pebbles';
import { seated, testHost } from '@tests/fixtures/host-fixture';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

async function readTable(folder: string): Promise<ReadTable> {
  const table = (await readLatestEvening(folder))?.tables[0];
  if (table?.kind !== 'read') throw new Error('not read');
  return table;
}

it('reliability 13: a table whose journal was cut at any byte of its last record goes on without that record', async () => {
  const folder = await temporaryFolder();
  const host = await testHost();
  const anna = await seated(host, 'Anna', 'Bela');
  await anna.ask({ type: 'start' });
  await anna.act(0, anna.match.projections[0]?.legal[0] as object);
  const { records } = host.journal;
  const journal = await beginTable(folder, eveningId(new Date('2026-01-01T20:00:00Z')), 1);
  for (const record of records) await journal.append(record);
  await journal.close();
  const { path } = await readTable(folder);
  const whole = await readFile(path);
  const last = whole.lastIndexOf('\n', whole.length - 2) + 1;
  expect(whole.length - last).toBeGreaterThan(100);

  for (let length = last; length < whole.length; length++) {
    await writeFile(path, whole.subarray(0, length));
    const table = await readTable(folder);
    const version = recover([pebbles], table.records)?.run?.match.version;
    expect({ length, version, records: table.records.length }).toEqual({ length, version: 0, records: records.length - 1 });
    // The action is sent once more, and the file is as if nothing had happened.
    const next = await continueTable(table);
    await next.append(records.at(-1) ?? { type: 'closed' });
    await next.close();
    expect(await readFile(path)).toEqual(whole);
  }
});
