import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';

const block = 512;

/**
 * Takes one file out of a .tgz while reading it once, and tells the archive's integrity as npm writes it.
 * Enough of tar for what npm packs: plain headers, no long names.
 * @param {string} archive
 * @param {string} wantedName
 * @param {string} target
 * @param {(bytes: number) => void} [onProgress]
 * @returns {Promise<{ found: boolean, integrity: string }>}
 */
export async function extractFromTgz(archive, wantedName, target, onProgress) {
  const hash = createHash('sha512');
  const out = createWriteStream(target);
  /** @type {Buffer} */
  let header = Buffer.alloc(0);
  let remaining = 0;
  let padding = 0;
  let writing = false;
  let found = false;
  let written = 0;

  /** @param {AsyncIterable<Buffer>} chunks */
  async function read(chunks) {
    for await (let chunk of chunks) {
      while (chunk.length > 0) {
        if (remaining > 0) {
          const part = chunk.subarray(0, remaining);
          chunk = chunk.subarray(part.length);
          remaining -= part.length;
          if (writing && !out.write(part)) await once(out, 'drain');
          written += part.length;
          onProgress?.(written);
        } else if (padding > 0) {
          const skipped = Math.min(padding, chunk.length);
          chunk = chunk.subarray(skipped);
          padding -= skipped;
        } else {
          const part = chunk.subarray(0, block - header.length);
          chunk = chunk.subarray(part.length);
          header = Buffer.concat([header, part]);
          if (header.length < block) continue;
          const name = header.toString('utf8', 0, 100).replace(/\0.*$/su, '');
          remaining = Number.parseInt(header.toString('ascii', 124, 136), 8) || 0;
          padding = (block - (remaining % block)) % block;
          writing = name === wantedName;
          found ||= writing;
          header = Buffer.alloc(0);
        }
      }
    }
  }

  const source = createReadStream(archive, { highWaterMark: 1 << 20 });
  source.on('data', (chunk) => hash.update(chunk));
  await pipeline(source, createGunzip({ chunkSize: 1 << 20 }), read);
  out.end();
  await once(out, 'close');
  return { found, integrity: `sha512-${hash.digest('base64')}` };
}
