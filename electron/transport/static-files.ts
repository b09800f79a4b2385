import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ServerResponse } from 'node:http';
import { fileType } from './file-types';

/** Files whose names hold a hash of their content never change. */
const HASHED = /[-.][\w-]{8,}\.\w+$/u;

interface StaticFile {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly cache: string;
}

/** Path segments of a URL, or null for one that no honest page asks for. */
function segmentsOf(url: string): string[] | null {
  const [path = ''] = url.split(/[?#]/u, 1);
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (!decoded.startsWith('/') || /[\\\0:]/u.test(decoded)) return null;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  return segments.some((segment) => segment.startsWith('.')) ? null : segments;
}

/** The file that a URL names inside the folder, or null. Links that lead out of the folder lead nowhere. */
export async function findFile(folder: string, url: string): Promise<StaticFile | null> {
  const segments = segmentsOf(url);
  if (segments === null) return null;
  const name = segments.length === 0 ? ['index.html'] : segments;
  const type = fileType(name.at(-1) ?? '');
  if (type === undefined) return null;
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, ...name));
    if (!path.startsWith(root + sep)) return null;
    const info = await stat(path);
    if (!info.isFile()) return null;
    const isHashed = name[0] === 'assets' && HASHED.test(path);
    return { path, size: info.size, type, cache: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' };
  } catch {
    return null;
  }
}

/** Sends the file, or only what there is to know about it. */
export function sendFile(file: StaticFile, response: ServerResponse, onlyHead: boolean): void {
  response.writeHead(200, { 'content-type': file.type, 'content-length': file.size, 'cache-control': file.cache });
  if (onlyHead) {
    response.end();
    return;
  }
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}
