import { createHash } from 'node:crypto';
import { link, mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

export const NEWER_VERSION = '99.0.0';
/** What the newer version is in this test: it is run once when it is in its place. */
export const NEWER_FILE = '#!/bin/sh\nexit 0\n';

/** A copy of a folder that takes no room. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? linkTree(source, target) : link(source, target));
  }
}

/** A place to ask for newer versions, and what was asked of it. */
export async function openFeed(): Promise<{ readonly address: string; readonly asked: string[]; close(): void }> {
  const asked: string[] = [];
  const sha512 = createHash('sha512').update(NEWER_FILE).digest('base64');
  const file = { url: 'newer.AppImage', sha512, size: NEWER_FILE.length };
  const latest = JSON.stringify({ version: NEWER_VERSION, files: [file], path: file.url, sha512, releaseDate: '2026-01-01T00:00:00.000Z' });
  const server = createServer((request, response) => {
    const name = basename((request.url ?? '').split('?')[0] ?? '');
    asked.push(name);
    if (/^latest.*\.yml$/u.test(name)) response.end(latest);
    else if (name === file.url) response.end(NEWER_FILE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, asked, close: () => server.close() };
}

