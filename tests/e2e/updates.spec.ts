import { createHash } from 'node:crypto';
import { chmod, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { ensurePackaged } from '@build/package/unpacked.mjs';
import { expect, test } from './support/test';

test.skip(process.platform !== 'linux', 'the installed copy of this test is an AppImage');

const VERSION = '99.0.0';
/** What the newer version is in this test: it is run once when it is in its place. */
const NEWER = '#!/bin/sh\nexit 0\n';

/** A copy of a folder that takes no room. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? linkTree(source, target) : link(source, target));
  }
}

/** A place to ask for newer versions, and what was asked of it. */
async function openFeed(): Promise<{ readonly address: string; readonly asked: string[]; close(): void }> {
  const asked: string[] = [];
  const sha512 = createHash('sha512').update(NEWER).digest('base64');
  const file = { url: 'newer.AppImage', sha512, size: NEWER.length };
  const latest = JSON.stringify({ version: VERSION, files: [file], path: file.url, sha512, releaseDate: '2026-01-01T00:00:00.000Z' });
  const server = createServer((request, response) => {
    const name = basename((request.url ?? '').split('?')[0] ?? '');
    asked.push(name);
    if (name === 'latest-linux.yml') response.end(latest);
    else if (name === file.url) response.end(NEWER);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, asked, close: () => server.close() };
}

test('an installed copy asks nobody while that is switched off, and is renewed when it is closed', async ({ launch }) => {
  const packaged = await ensurePackaged();
  // Beside it, since links do not reach onto another disk.
  const folder = join(dirname(dirname(packaged)), 'renewed');
  await rm(folder, { recursive: true, force: true });
  const dataFolder = join(folder, 'data');
  const feed = await openFeed();
  const executable = join(folder, 'installed', basename(packaged));
  await linkTree(dirname(packaged), dirname(executable));
  const named = JSON.stringify({ provider: 'generic', url: feed.address, updaterCacheDirName: 'doppelstapel-updater' });
  await writeFile(join(dirname(executable), 'resources', 'app-update.yml'), named);
  const appImage = join(folder, 'Doppelstapel.AppImage');
  await writeFile(appImage, 'older');
  await chmod(appImage, 0o755);
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, 'updates.json'), JSON.stringify({ on: false }));

  const app = await launch({ executable, dataFolder, env: { APPIMAGE: appImage, XDG_CACHE_HOME: join(folder, 'cache') } });
  await app.page.getByRole('button', { name: 'Einstellungen' }).click();
  const row = app.page.getByRole('group', { name: 'Neue Versionen' });
  await expect(row.getByRole('button', { name: 'Nie' })).toHaveAttribute('aria-pressed', 'true');
  expect(feed.asked).toEqual([]);

  await row.getByRole('button', { name: 'Von selbst' }).click();
  await expect.poll(() => feed.asked).toContain('newer.AppImage');
  await app.page.keyboard.press('Escape');
  await expect
    .poll(() => app.page.evaluate(() => (window as unknown as { doppelstapel: { updates(): Promise<unknown> } }).doppelstapel.updates()))
    .toEqual({ isAvailable: true, isOn: true, ready: VERSION });
  await app.page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(app.page.getByText(`Version ${VERSION}`)).toBeVisible();
  expect(await readFile(appImage, 'utf8')).toBe('older');

  await app.close();
  expect(await readFile(appImage, 'utf8')).toBe(NEWER);
  feed.close();
  await rm(folder, { recursive: true, force: true });
});
