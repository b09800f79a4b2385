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

function readLine(text: string): JournalLine | null {
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

/**
 * Reads a journal. A crash leaves at most an end without a newline; a whole line with anything wrong in it is damage,
 * and so is a record that is missing or came twice.
 */
export function readJournal(bytes: Buffer): JournalReading {
  const records: unknown[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    const line = readLine(bytes.toString('utf8', start, end));
    if (line?.sequence !== records.length) {
      return { records, goodBytes: start, damagedLine: records.length + 1 };
    }
    records.push(line.record);
    start = end + 1;
  }
  return { records, goodBytes: start, damagedLine: null };
}
