import { open, type FileHandle } from 'node:fs/promises';
import { writeLine } from './journal-lines';

interface Waiting {
  readonly record: unknown;
  resolve(): void;
  reject(error: unknown): void;
}

/** The part of a file that a journal needs. */
export type JournalFile = Pick<FileHandle, 'write' | 'datasync' | 'truncate' | 'close'>;

/**
 * An append-only file of JSON lines with one writer. Records that come while others are being flushed are flushed
 * together, so that many tables and fast games do not queue up behind the disk.
 */
export class Journal<Record> {
  readonly #file: JournalFile;
  #size: number;
  #sequence: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  /** Whether the file may hold something of an attempt that failed. */
  #unclean = false;

  /** `size` and `sequence`: length in bytes and number of the records that the file holds already. */
  constructor(file: JournalFile, size: number, sequence: number) {
    this.#file = file;
    this.#size = size;
    this.#sequence = sequence;
  }

  /**
   * Resolves when the record is on the disk.
   * @throws when it could not be written; the file is then as it was before
   */
  append(record: Record): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ record, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Waits for what is being written, and closes the file. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(batch.map(({ record }) => record));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = null;
  }

  async #write(records: readonly unknown[]): Promise<void> {
    if (this.#unclean) await this.#undo();
    const lines = records.map((record, index) => writeLine({ sequence: this.#sequence + index, record }));
    const bytes = Buffer.from(lines.join(''), 'utf8');
    try {
      await this.#writeBytes(bytes);
      await this.#file.datasync();
    } catch (error) {
      this.#unclean = true;
      // If even that fails, the next attempt begins with it.
      await this.#undo().catch(() => undefined);
      throw error;
    }
    this.#size += bytes.length;
    this.#sequence += records.length;
  }

  async #writeBytes(bytes: Buffer): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const { bytesWritten } = await this.#file.write(bytes, written, bytes.length - written, this.#size + written);
      written += bytesWritten;
    }
  }

  /** Takes back what a failed attempt may have left, so that a refused record never comes to life later. */
  async #undo(): Promise<void> {
    await this.#file.truncate(this.#size);
    await this.#file.datasync();
    this.#unclean = false;
  }
}

/** Opens a journal to be written on after its good part; what follows that part is cut off. */
export async function openJournal<Record>(path: string, size: number, sequence: number): Promise<Journal<Record>> {
  const file = await open(path, size === 0 ? 'w' : 'r+');
  try {
    await file.truncate(size);
    await file.sync();
  } catch (error) {
    await file.close();
    throw error;
  }
  return new Journal<Record>(file, size, sequence);
}
