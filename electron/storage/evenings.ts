import { open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { safeParse } from 'valibot';
import { tableRecordSchema, type TableRecord } from '../host/records';
import { openJournal, type Journal } from './journal';
import { readJournal } from './journal-lines';

/**
 * Journals are named by the time at which their evening began and the number of their table, so that the latest names are
 * the tables of the latest evening, in order.
 */
const NAME = /^evening-(?<evening>\d{8}T\d{9}Z)-\d{2}-[0-9a-f]{8}\.jsonl$/u;

/** A table's journal in good order, but perhaps with a torn end after its good bytes. */
export interface ReadTable {
  readonly kind: 'read';
  readonly path: string;
  readonly records: readonly TableRecord[];
  readonly goodBytes: number;
}

/** What a table left. In a damaged journal `line` is the first bad one, counted from 1; the file stays as it is. */
export type StoredTable = ReadTable | { readonly kind: 'damaged'; readonly path: string; readonly line: number };

/** An evening with the tables that it has so far. */
export interface Evening {
  /** The time of its beginning, as in the names of its journals. */
  readonly id: string;
  readonly tables: readonly StoredTable[];
}

function eveningOf(name: string): string | null {
  return NAME.exec(name)?.groups?.['evening'] ?? null;
}

/** Reads the folder's latest journals without changing them; null when there are none. */
export async function readLatestEvening(folder: string): Promise<Evening | null> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const id = eveningOf(names.at(-1) ?? '');
  if (id === null) return null;
  const tables = await Promise.all(names.filter((name) => eveningOf(name) === id).map((name) => readTable(join(folder, name))));
  return { id, tables };
}

async function readTable(path: string): Promise<StoredTable> {
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
export function continueTable(table: ReadTable): Promise<Journal<TableRecord>> {
  return openJournal(table.path, table.goodBytes, table.records.length);
}

/** What a new evening is called. */
export function eveningId(now: Date): string {
  return now.toISOString().replace(/[-:.]/gu, '');
}

/** Begins the journal of an evening's table with this number, counted from 1. */
export async function beginTable(folder: string, evening: string, number: number): Promise<Journal<TableRecord>> {
  const name = `evening-${evening}-${String(number).padStart(2, '0')}-${randomBytes(4).toString('hex')}.jsonl`;
  const journal = await openJournal<TableRecord>(join(folder, name), 0, 0);
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
