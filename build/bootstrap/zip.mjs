import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/**
 * @typedef {object} ZipEntry
 * @property {string} name
 * @property {number} mode
 * @property {number} method 0 stored, 8 deflated
 * @property {number} packedSize
 * @property {number} size
 * @property {number} offset of its local header
 */

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/**
 * Reads the directory of a zip file below 4 GB.
 * @param {string} path
 * @returns {Promise<ZipEntry[]>}
 */
export async function readZipDirectory(path) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, 65_557));
    await file.read(tail, 0, tail.length, size - tail.length);
    let end = tail.length - 22;
    while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
    if (end < 0) throw new Error(`${path} is not a zip file`);

    const directory = Buffer.alloc(tail.readUInt32LE(end + 12));
    await file.read(directory, 0, directory.length, tail.readUInt32LE(end + 16));
    /** @type {ZipEntry[]} */
    const entries = [];
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
      const nameLength = directory.readUInt16LE(at + 28);
      entries.push({
        name: directory.toString('utf8', at + 46, at + 46 + nameLength),
        mode: directory.readUInt32LE(at + 38) >>> 16,
        method: directory.readUInt16LE(at + 10),
        packedSize: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries;
  } finally {
    await file.close();
  }
}

/**
 * Unpacks one file of a zip, streaming.
 * @param {string} path
 * @param {ZipEntry} entry
 * @param {string} target
 */
export async function extractZipEntry(path, entry, target) {
  await mkdir(dirname(target), { recursive: true });
  const mode = entry.mode & 0o777 || 0o644;
  if (entry.packedSize === 0) {
    await writeFile(target, '', { mode });
    return;
  }
  const file = await open(path);
  const local = Buffer.alloc(30);
  await file.read(local, 0, local.length, entry.offset);
  await file.close();
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const source = createReadStream(path, { start, end: start + entry.packedSize - 1, highWaterMark: 1 << 20 });
  const out = createWriteStream(target, { mode });
  if (entry.method === 0) await pipeline(source, out);
  else await pipeline(source, createInflateRaw({ chunkSize: 1 << 20 }), out);
}
