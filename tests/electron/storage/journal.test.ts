import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Journal, openJournal, type JournalFile } from '@electron/storage/journal';
import { readJournal, writeLine } from '@electron/storage/journal-lines';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

const RECORDS = [{ type: 'a', text: 'Grüße 🂡' }, { type: 'b', list: [1, 2.5, null, true], 7: 'x' }, { type: 'c' }];

function bytesOf(records: readonly unknown[]): Buffer {
  return Buffer.from(records.map((record, sequence) => writeLine({ sequence, record })).join(''), 'utf8');
}

describe('reading a journal', () => {
  it('gives back any plain data', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), (records) => {
        const bytes = bytesOf(records);
        expect(readJournal(bytes)).toEqual({ records: JSON.parse(JSON.stringify(records)) as unknown, goodBytes: bytes.length, damagedLine: null });
      }),
    );
  });

  it('reliability 13: recovers all but the last record, wherever that one was cut', () => {
    const whole = bytesOf(RECORDS);
    const good = bytesOf(RECORDS.slice(0, -1)).length;
    for (let length = good; length < whole.length; length++) {
      expect(readJournal(whole.subarray(0, length))).toEqual({ records: RECORDS.slice(0, -1), goodBytes: good, damagedLine: null });
    }
  });

  it('takes zeroes after the last good record for its torn end', () => {
    const good = bytesOf(RECORDS);
    const torn = Buffer.concat([good, Buffer.alloc(300)]);
    expect(readJournal(torn)).toMatchObject({ goodBytes: good.length, damagedLine: null });
  });

  it('reliability 13: reports every changed byte of a record that is not the last', () => {
    const whole = bytesOf(RECORDS);
    const first = bytesOf(RECORDS.slice(0, 1)).length;
    const second = bytesOf(RECORDS.slice(0, 2)).length;
    for (let at = first; at < second; at++) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 0x15, at);
      expect(readJournal(damaged)).toMatchObject({ records: RECORDS.slice(0, 1), damagedLine: 2 });
    }
  });

  it('reliability 13: reports records that are missing, came twice or in another order', () => {
    const [one, two, three] = RECORDS.map((record, sequence) => writeLine({ sequence, record }));
    for (const [lines, damagedLine] of [[[one, three], 2], [[one, one, two], 2], [[two, one], 1]] as const) {
      expect(readJournal(Buffer.from(lines.join('')))).toMatchObject({ damagedLine });
    }
  });

  it('reliability 13: reports damage also when the last record is torn as well', () => {
    const [one = '', two = '', three = ''] = RECORDS.map((record, sequence) => writeLine({ sequence, record }));
    expect(readJournal(Buffer.from(one + two.replace('list', 'lost') + three.slice(0, 9)))).toMatchObject({ damagedLine: 2 });
  });
});

describe('writing a journal', () => {
  it('appends, and goes on after a torn end', async () => {
    const path = join(await temporaryFolder(), 'journal.jsonl');
    const journal = await openJournal(path, 0, 0);
    await Promise.all(RECORDS.map((record) => journal.append(record)));
    await journal.close();
    await writeFile(path, '{"sequence":3,"che', { flag: 'a' });
    const read = readJournal(await readFile(path));
    const again = await openJournal(path, read.goodBytes, read.records.length);
    await again.append({ type: 'd' });
    await again.close();
    expect(readJournal(await readFile(path))).toMatchObject({ records: [...RECORDS, { type: 'd' }], damagedLine: null });
  });

  /** A file in memory that records what happens to it and fails on demand. */
  class FakeFile {
    bytes = Buffer.alloc(0);
    readonly steps: string[] = [];
    failing: 'write' | 'datasync' | 'truncate' | null = null;

    write(buffer: Buffer, offset: number, length: number, position: number): Promise<{ bytesWritten: number; buffer: Buffer }> {
      this.steps.push('write');
      // Half of it at a time, as a system may do.
      const written = Math.ceil(length / 2);
      const grown = Buffer.alloc(Math.max(this.bytes.length, position + written));
      this.bytes.copy(grown);
      buffer.copy(grown, position, offset, offset + written);
      this.bytes = grown;
      if (this.failing === 'write') return Promise.reject(new Error('disk full'));
      return Promise.resolve({ bytesWritten: written, buffer });
    }

    datasync(): Promise<void> {
      this.steps.push('datasync');
      return this.failing === 'datasync' ? Promise.reject(new Error('no flush')) : Promise.resolve();
    }

    truncate(length: number): Promise<void> {
      this.steps.push('truncate');
      if (this.failing === 'truncate') return Promise.reject(new Error('no truncation'));
      this.bytes = this.bytes.subarray(0, length);
      return Promise.resolve();
    }

    close(): Promise<void> {
      return Promise.resolve();
    }
  }

  function journalOn(file: FakeFile): Journal<unknown> {
    return new Journal(file as unknown as JournalFile, 0, 0);
  }

  it('reliability 12: acknowledges after the flush, and flushes together what came together', async () => {
    const file = new FakeFile();
    const journal = journalOn(file);
    const first = journal.append(RECORDS[0]).then(() => file.steps.push('told'));
    const others = [journal.append(RECORDS[1]), journal.append(RECORDS[2])];
    await first;
    expect(file.steps.filter((step) => step !== 'write').slice(0, 2)).toEqual(['datasync', 'told']);
    await Promise.all(others);
    expect(file.steps.filter((step) => step === 'datasync')).toHaveLength(2);
    expect(readJournal(file.bytes).records).toEqual(RECORDS);
  });

  it.each(['write', 'datasync'] as const)('takes everything back when the %s fails', async (step) => {
    const file = new FakeFile();
    const journal = journalOn(file);
    await journal.append(RECORDS[0]);
    file.failing = step;
    const failed = journal.append(RECORDS[1]);
    await expect(failed).rejects.toThrow();
    file.failing = null;
    expect(readJournal(file.bytes).records).toEqual(RECORDS.slice(0, 1));
    await journal.append(RECORDS[2]);
    expect(readJournal(file.bytes)).toMatchObject({ records: [RECORDS[0], RECORDS[2]], damagedLine: null });
  });

  it('writes nothing more before the file is clean again', async () => {
    const file = new FakeFile();
    const journal = journalOn(file);
    file.failing = 'datasync';
    await expect(journal.append(RECORDS[0])).rejects.toThrow('no flush');
    file.failing = 'truncate';
    await expect(journal.append(RECORDS[1])).rejects.toThrow('no truncation');
    file.failing = null;
    await journal.append(RECORDS[2]);
    expect(readJournal(file.bytes)).toMatchObject({ records: [RECORDS[2]], damagedLine: null });
  });
});
