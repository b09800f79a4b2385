import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { safeParse } from 'valibot';
import { tableRecordSchema, type TableRecord } from '../host/records';
import { openJournal, type Journal } from './journal';
import { readJournal } from './journal-lines';

/** Journals are named by the time at which their evening began, so that the latest name is the latest evening. */
const NAME = /^evening-\d{8}T\d{9}Z-[0-9a-f]{8}\.jsonl$/u;

/** An evening's journal in good order, but perhaps with a torn end after its good bytes. */
export interface ReadEvening {
  readonly kind: 'read';
  readonly path: string;
  readonly records: readonly TableRecord[];
  readonly goodBytes: number;
}

/** What the latest evening in a folder left. */
export type LatestEvening =
  | { readonly kind: 'none' }
  | ReadEvening
  /** `line` is the first damaged one, counted from 1. The file stays as it is. */
  | { readonly kind: 'damaged'; readonly path: string; readonly line: number };

/** Reads the folder's latest journal without changing it. */
export async function readLatestEvening(folder: string): Promise<LatestEvening> {
  const latest = (await readdir(folder)).filter((name) => NAME.test(name)).sort().at(-1);
  if (latest === undefined) return { kind: 'none' };
  const path = join(folder, latest);
  const { records, goodBytes, damagedLine } = readJournal(await readFile(path));
  if (damagedLine !== null) return { kind: 'damaged', path, line: damagedLine };
  const checked: TableRecord[] = [];
  for (const record of records) {
    const parsed = safeParse(tableRecordSchema, record);
    if (!parsed.success) return { kind: 'damaged', path, line: checked.length + 1 };
    checked.push(parsed.output);
  }
  return { kind: 'read', path, records: checked, goodBytes };
}

/** Goes on writing the journal that was read. */
export function continueEvening(evening: ReadEvening): Promise<Journal<TableRecord>> {
  return openJournal(evening.path, evening.goodBytes, evening.records.length);
}

/** Begins a new journal in the folder. */
export async function beginEvening(folder: string, now: Date): Promise<Journal<TableRecord>> {
  const time = now.toISOString().replace(/[-:.]/gu, '');
  const journal = await openJournal<TableRecord>(join(folder, `evening-${time}-${randomBytes(4).toString('hex')}.jsonl`), 0, 0);
  await flushFolder(folder);
  return journal;
}

/** Makes the new file's name as safe as its content, on systems where folders can be flushed. */
async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open folders; there the name is safe with the file.
  }
}
