import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { APP_HOST } from '@shared/protocol/addresses';
import { fileType } from '../transport/file-types';
import { CONTENT_SECURITY_POLICY } from './content-security-policy';

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
  const type = file === null ? undefined : fileType(file);
  if (file === null || type === undefined) return new Response('', { status: 404, headers: HEADERS });
  try {
    return new Response(new Uint8Array(await readFile(file)), { headers: { ...HEADERS, 'content-type': type } });
  } catch {
    return new Response('', { status: 404, headers: HEADERS });
  }
}
