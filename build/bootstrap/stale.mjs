import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @param {string} path
 * @returns {string[]} the files in and below it, in an order that is the same everywhere
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * A fingerprint of sources: contents, not times, so that a fresh clone and a switched branch are judged rightly.
 * @param {string} root
 * @param {string[]} sources
 */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      const relative = file.slice(root.length).replaceAll('\\', '/');
      hash.update(`${relative}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} output
 * @param {string} stamp the file with the fingerprint of what the output was made of
 * @param {string} current
 */
export function isStale(output, stamp, current) {
  if (!existsSync(output)) return true;
  try {
    return readFileSync(stamp, 'utf8') !== current;
  } catch {
    return true;
  }
}

/**
 * @param {string} stamp
 * @param {string} current
 */
export function writeStamp(stamp, current) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}
