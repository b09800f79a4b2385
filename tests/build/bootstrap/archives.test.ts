import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extractFromTgz } from '@build/bootstrap/tar.mjs';
import { extractZipEntry, readZipDirectory } from '@build/bootstrap/zip.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function tarEntry(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('0', 156);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

function zipOf(entries: { name: string; content: Buffer; method: 0 | 8; mode: number }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method, mode } of entries) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(content.length, 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  const size = Buffer.concat(directory).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

test('a file comes out of a .tgz whole, with the integrity of the archive', async () => {
  const wanted = Buffer.alloc(3_000_001, 'card');
  const archive = gzipSync(
    Buffer.concat([tarEntry('package/other', Buffer.from('x')), tarEntry('package/wanted', wanted), Buffer.alloc(1024)]),
  );
  const path = join(folder, 'a.tgz');
  writeFileSync(path, archive);
  const { found, integrity } = await extractFromTgz(path, 'package/wanted', join(folder, 'out'));
  expect(found).toBe(true);
  expect(integrity).toBe(`sha512-${createHash('sha512').update(archive).digest('base64')}`);
  expect(readFileSync(join(folder, 'out')).equals(wanted)).toBe(true);
  expect(await extractFromTgz(path, 'package/absent', join(folder, 'none'))).toMatchObject({ found: false });
});

test('files come out of a zip as they went in', async () => {
  const large = Buffer.alloc(2_000_003, 'stack');
  const path = join(folder, 'a.zip');
  const contents = [
    { name: 'large', content: large, method: 8, mode: 0o755 },
    { name: 'kept/stored.txt', content: Buffer.from('ä'), method: 0, mode: 0o644 },
    { name: 'empty', content: Buffer.alloc(0), method: 0, mode: 0 },
  ] as const;
  writeFileSync(path, zipOf([...contents]));
  const entries = await readZipDirectory(path);
  expect(entries.map(({ name }) => name)).toEqual(['large', 'kept/stored.txt', 'empty']);
  for (const entry of entries) {
    await extractZipEntry(path, entry, join(folder, 'unpacked', entry.name));
  }
  for (const { name, content } of contents) {
    expect(readFileSync(join(folder, 'unpacked', name)).equals(content)).toBe(true);
  }
});

test('what is no zip is said to be none', async () => {
  const path = join(folder, 'a.zip');
  writeFileSync(path, 'hello');
  await expect(readZipDirectory(path)).rejects.toThrow('not a zip');
});
