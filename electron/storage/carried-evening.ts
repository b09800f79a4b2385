import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { TableRecord } from '../host/records';
import { checkRecords, journalName } from './evenings';
import { flushFolder } from './flush-folder';
import { countLines, lineAt, readLine, writeLine, type TextLine } from './journal-lines';
import { writeSafely } from './write-safely';

/**
 * A whole evening as one file: a first line that says what follows, and then the lines of one table's journal after the
 * other, each with its number and checksum as in the journal itself.
 */
const FORMAT = 'doppelstapel-evening';

/** Raised whenever an older copy would not understand the file. */
const VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const headerSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** When it began, as in the names of its journals. */
  evening: v.pipe(v.string(), v.regex(/^\d{8}T\d{9}Z$/u)),
  /** For each table how many records it has, so that a file that was cut short is noticed. */
  tables: v.pipe(v.array(count), v.minLength(1)),
});

const anyHeaderSchema = v.looseObject({ format: v.literal(FORMAT), version: v.number() });

/**
 * Why an evening cannot be opened. `damaged`: the file is not as it was written. `does-not-fit`: it is, but tells what the
 * rules of this version do not allow.
 */
export type CarriedEveningFault = 'not-an-evening' | 'newer-version' | 'damaged' | 'does-not-fit';

/** The file is no evening that can be gone on with; nothing was changed. */
export class CarriedEveningError extends Error {
  readonly code: CarriedEveningFault;
  readonly file: string;
  /** The first line that is wrong, counted from 1. */
  readonly line: number;

  constructor(code: CarriedEveningFault, file: string, line: number) {
    super(`${code}: ${file}, line ${String(line)}`);
    this.code = code;
    this.file = file;
    this.line = line;
  }
}

export interface CarriedTable {
  readonly records: readonly TableRecord[];
  /** The journal's own lines. */
  readonly bytes: Buffer;
  /** Where they begin in the file, counted from 1. */
  readonly firstLine: number;
}

/** An evening as one file. */
export function packEvening(evening: string, tables: readonly { readonly records: readonly unknown[]; readonly bytes: Buffer }[]): Buffer {
  const record = { format: FORMAT, version: VERSION, evening, tables: tables.map(({ records }) => records.length) };
  return Buffer.concat([Buffer.from(writeLine({ sequence: 0, record }), 'utf8'), ...tables.map(({ bytes }) => bytes)]);
}

/** How many records each table has. */
function readHeader(first: TextLine | null, file: string): readonly number[] {
  const fault = (code: CarriedEveningFault): CarriedEveningError => new CarriedEveningError(code, file, 1);
  if (first?.text.includes(FORMAT) !== true) throw fault('not-an-evening');
  const line = readLine(first.text);
  const header = v.safeParse(headerSchema, line?.record);
  if (header.success) return header.output.tables;
  const other = v.safeParse(anyHeaderSchema, line?.record);
  throw fault(other.success && other.output.version > VERSION ? 'newer-version' : 'damaged');
}

/**
 * Reads a whole evening from a file, and all of it or nothing.
 * @throws CarriedEveningError when anything in it is wrong
 */
export function unpackEvening(bytes: Buffer, file: string): CarriedTable[] {
  const first = lineAt(bytes, 0);
  const counts = readHeader(first, file);
  let start = first?.end ?? 0;
  let line = 1;
  const tables = counts.map((length) => {
    const [from, firstLine] = [start, line + 1];
    const records: unknown[] = [];
    while (records.length < length) {
      line += 1;
      const next = lineAt(bytes, start);
      const read = next === null ? null : readLine(next.text);
      if (next === null || read?.sequence !== records.length) throw new CarriedEveningError('damaged', file, line);
      records.push(read.record);
      start = next.end;
    }
    const checked = checkRecords(records);
    if (checked.length < records.length) throw new CarriedEveningError('does-not-fit', file, firstLine + checked.length);
    return { records: checked, bytes: bytes.subarray(from, start), firstLine };
  });
  if (start < bytes.length) throw new CarriedEveningError('damaged', file, line + 1);
  return tables;
}

/** @throws CarriedEveningError when anything in it is wrong */
export async function readCarriedEvening(file: string): Promise<CarriedTable[]> {
  return unpackEvening(await readFile(file), file);
}

/**
 * Writes tables as a new evening's journals, each with one more record: all of them, or none where that fails.
 * @param evening as from `newEveningId`
 */
export async function writeEvening(folder: string, evening: string, tables: readonly Buffer[], last: TableRecord): Promise<void> {
  const paths = tables.map((_, index) => join(folder, journalName(evening, index + 1)));
  const unfinished = (path: string): string => `${path}.new`;
  try {
    for (const [index, bytes] of tables.entries()) {
      const ending = writeLine({ sequence: countLines(bytes), record: last });
      await writeSafely(unfinished(paths[index] ?? ''), Buffer.concat([bytes, Buffer.from(ending, 'utf8')]));
    }
    // Only now the names of journals, so that a host never finds half an evening.
    for (const path of paths) await rename(unfinished(path), path);
    await flushFolder(folder);
  } catch (error) {
    for (const path of paths) {
      await rm(unfinished(path), { force: true });
      await rm(path, { force: true });
    }
    throw error;
  }
}
