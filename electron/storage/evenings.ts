import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { safeParse } from 'valibot';
import { tableRecordSchema, type TableRecord } from '../host/records';
import { flushFolder } from './flush-folder';
import { openJournal, type Journal } from './journal';
import { countLines, firstLines, readJournal } from './journal-lines';

/**
 * Journals are named by the time at which their evening began and the number of their table, so that the latest names are
 * the tables of the latest evening, in order.
 */
const NAME = /^evening-(?<evening>\d{8}T\d{9}Z)-(?<table>\d{2})-[0-9a-f]{8}\.jsonl$/u;

interface Stored {
  readonly path: string;
  /** Number of the table in its evening, counted from 1. */
  readonly table: number;
  readonly records: readonly TableRecord[];
  /** The lines of these records. */
  readonly bytes: Buffer;
}

/** A table's journal in good order, but perhaps with a torn end after its good bytes. */
export interface ReadTable extends Stored {
  readonly kind: 'read';
}

/** A journal that says something wrong; the file stays as it is. Its records are those before the damage. */
export interface DamagedTable extends Stored {
  readonly kind: 'damaged';
  /** The first bad line, counted from 1. */
  readonly line: number;
  /** How many lines there are from that one on. */
  readonly lost: number;
}

export type StoredTable = ReadTable | DamagedTable;

/** An evening with the tables that it has so far. */
export interface Evening {
  /** The time of its beginning, as in the names of its journals. */
  readonly id: string;
  readonly tables: readonly StoredTable[];
}

/** The evening whose journal has this name; null when it is no journal's. */
export function eveningOf(name: string): string | null {
  return NAME.exec(name)?.groups?.['evening'] ?? null;
}

async function journalNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** Reads the folder's latest journals without changing them; null when there are none. */
export async function readLatestEvening(folder: string): Promise<Evening | null> {
  const id = eveningOf((await journalNames(folder)).at(-1) ?? '');
  return id === null ? null : readEvening(folder, id);
}

/** Reads all journals of one evening without changing them. */
export async function readEvening(folder: string, id: string): Promise<Evening> {
  const names = (await journalNames(folder)).filter((name) => eveningOf(name) === id);
  return { id, tables: await Promise.all(names.map((name) => readTable(folder, name))) };
}

async function readTable(folder: string, name: string): Promise<StoredTable> {
  const path = join(folder, name);
  const table = Number(NAME.exec(name)?.groups?.['table']);
  const whole = await readFile(path);
  const { records, goodBytes, damagedLine } = readJournal(whole);
  const checked = checkRecords(records);
  const isGood = damagedLine === null && checked.length === records.length;
  if (isGood) return { kind: 'read', path, table, records: checked, bytes: whole.subarray(0, goodBytes) };
  return damagedAfter({ path, table, records: checked, bytes: firstLines(whole, checked.length) }, countLines(whole));
}

/** The table as damaged after its records. */
function damagedAfter(stored: Stored, lines: number): DamagedTable {
  const { records } = stored;
  return { ...stored, kind: 'damaged', line: records.length + 1, lost: lines - records.length };
}

/** The table as far as before one of its records, counted from 0, which does not fit. */
export function damagedAt(stored: StoredTable, index: number): DamagedTable {
  const { path, table, records, bytes } = stored;
  const before = { path, table, records: records.slice(0, index), bytes: firstLines(bytes, index) };
  return damagedAfter(before, records.length + (stored.kind === 'damaged' ? stored.lost : 0));
}

/** Those records from the first on that a table writes. */
export function checkRecords(records: readonly unknown[]): TableRecord[] {
  const checked: TableRecord[] = [];
  for (const record of records) {
    const parsed = safeParse(tableRecordSchema, record);
    if (!parsed.success) break;
    checked.push(parsed.output);
  }
  return checked;
}

/** Goes on writing the journal that was read. */
export function continueTable(table: ReadTable): Promise<Journal<TableRecord>> {
  return openJournal(table.path, table.bytes.length, table.records.length);
}

/** What an evening is called that begins now. */
export function eveningId(now: Date): string {
  return now.toISOString().replace(/[-:.]/gu, '');
}

/** When an evening began. */
export function eveningTime(id: string): Date {
  return new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/u, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** What a new evening is called: later than every other one, even where a clock was wrong. */
export async function newEveningId(folder: string, now: Date): Promise<string> {
  const latest = eveningOf((await journalNames(folder)).at(-1) ?? '');
  const earliest = latest === null ? 0 : eveningTime(latest).getTime() + 1;
  return eveningId(new Date(Math.max(now.getTime(), earliest)));
}

/** A name for the journal of an evening's table with this number, counted from 1. */
export function journalName(evening: string, table: number): string {
  return `evening-${evening}-${String(table).padStart(2, '0')}-${randomBytes(4).toString('hex')}.jsonl`;
}

/** Begins the journal of an evening's table with this number, counted from 1. */
export async function beginTable(folder: string, evening: string, number: number): Promise<Journal<TableRecord>> {
  const journal = await openJournal<TableRecord>(join(folder, journalName(evening, number)), 0, 0);
  await flushFolder(folder);
  return journal;
}
