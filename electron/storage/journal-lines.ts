import { crc32 } from 'node:zlib';

/** One record of a journal as a line: its number, a checksum over number and content, and the content. */
export interface JournalLine {
  /** 0 for the first record. */
  readonly sequence: number;
  readonly record: unknown;
}

/** What a journal's bytes say. */
export interface JournalReading {
  readonly records: readonly unknown[];
  /** How many bytes from the start are good; what follows is a record that was being written when the host stopped. */
  readonly goodBytes: number;
  /** Line of the first damaged record, counted from 1; null when there is none. */
  readonly damagedLine: number | null;
}

const NEWLINE = 0x0a;

function checksum(sequence: number, record: string): string {
  return crc32(`${sequence}:${record}`).toString(16).padStart(8, '0');
}

/** The line, with its newline. A line without one was not written to its end. */
export function writeLine({ sequence, record }: JournalLine): string {
  const content = JSON.stringify(record);
  return `{"sequence":${sequence},"checksum":"${checksum(sequence, content)}","record":${content}}\n`;
}

/** What a line says, without its newline; null when it is no line, or a damaged one. */
export function readLine(text: string): JournalLine | null {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line !== 'object' || line === null) return null;
    if (!('sequence' in line) || !('checksum' in line) || !('record' in line)) return null;
    const { sequence, record } = line;
    if (typeof sequence !== 'number' || line.checksum !== checksum(sequence, JSON.stringify(record))) return null;
    return { sequence, record };
  } catch {
    return null;
  }
}

export interface TextLine {
  readonly text: string;
  /** Where the next line begins. */
  readonly end: number;
}

/** The line that begins there; null when there is none with a newline. */
export function lineAt(bytes: Buffer, start: number): TextLine | null {
  const end = bytes.indexOf(NEWLINE, start);
  return end === -1 ? null : { text: bytes.toString('utf8', start, end), end: end + 1 };
}

/** How many lines there are; an end without a newline is none. */
export function countLines(bytes: Buffer): number {
  let count = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) count += 1;
  return count;
}

/** As many lines from the start, with their newlines. */
export function firstLines(bytes: Buffer, count: number): Buffer {
  let end = 0;
  for (let line = 0; line < count; line++) end = bytes.indexOf(NEWLINE, end) + 1;
  return bytes.subarray(0, end);
}

/**
 * Reads a journal. A crash leaves at most an end without a newline; a whole line with anything wrong in it is damage,
 * and so is a record that is missing or came twice.
 */
export function readJournal(bytes: Buffer): JournalReading {
  const records: unknown[] = [];
  let start = 0;
  for (let next = lineAt(bytes, 0); next !== null; next = lineAt(bytes, start)) {
    const line = readLine(next.text);
    if (line?.sequence !== records.length) {
      return { records, goodBytes: start, damagedLine: records.length + 1 };
    }
    records.push(line.record);
    start = next.end;
  }
  return { records, goodBytes: start, damagedLine: null };
}
