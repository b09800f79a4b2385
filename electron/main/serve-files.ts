import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { CONTENT_SECURITY_POLICY } from './content-security-policy';
import { APP_HOST } from './origin';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The file that an address of ours names, or nothing where it leads out of the folder. */
export function fileOf(address: string, folder: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.host !== APP_HOST) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = normalize(join(folder, path === '/' ? 'index.html' : path));
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : null;
}

/** Answers the requests for app://: files of the built renderer, and nothing else. */
export async function serveFile(request: { url: string; method: string }, folder: string): Promise<Response> {
  if (request.method !== 'GET') return new Response('', { status: 405, headers: HEADERS });
  const file = fileOf(request.url, folder);
  const type = file === null ? undefined : TYPES[extname(file)];
  if (file === null || type === undefined) return new Response('', { status: 404, headers: HEADERS });
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: { ...HEADERS, 'content-type': type } });
  } catch {
    return new Response('', { status: 404, headers: HEADERS });
  }
}
