import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { ensurePackaged } from '@build/package/unpacked.mjs';
import { BridgeClient } from './support/bridge-client';
import { expect, test } from './support/test';
import { linkTree, NEWER_FILE, NEWER_VERSION, openFeed } from './support/update-feed';

/** How a fuse that is on stands in the program. */
const ON = '1'.charCodeAt(0);

test.describe('the packaged app', () => {
  let executable: string;
  test.beforeAll(async () => {
    executable = await ensurePackaged();
  });

  test('reliability 4: starts from its archive, packaged and sandboxed', async ({ launch }) => {
    const { electron, page } = await launch({ executable });
    await expect(page).toHaveTitle('Doppelstapel');
    const facts = await electron.evaluate(({ app }) => ({ packaged: app.isPackaged, path: app.getAppPath(), name: app.getName() }));
    expect(facts).toMatchObject({ packaged: true, name: 'Doppelstapel' });
    expect(facts.path).toMatch(/app\.asar$/u);
    expect(await page.evaluate(() => 'require' in window)).toBe(false);
  });

  test('hosts a match in which a move is played', async ({ launch }) => {
    const { page } = await launch({ executable });
    const client = await BridgeClient.open(page);
    await client.send({ type: 'sit', id: 2, name: 'Lena' });
    await client.send({ type: 'add-bot', id: 3, level: 'easy' });
    await client.send({ type: 'choose-game', id: 4, game: 'typolena' });
    await client.send({ type: 'start', id: 5 });
    // The bots' moves come first where they begin.
    const turn = await client.latest('match', ({ projections }) => projections.some(({ legal }) => legal.length > 0));
    const mine = turn.projections.find(({ legal }) => legal.length > 0);
    const { match, version } = turn;
    await client.send({ type: 'act', id: 6, key: 'first', match, version, seat: mine?.viewer, action: mine?.legal[0], pressedAt: null });
    await client.latest('done', ({ re }) => re === 6);
    await client.latest('match', (later) => later.version > version);
  });

  test('reliability 4: has the fuses of the released one, but for the inspector that tests need', async () => {
    const wire = await getCurrentFuseWire(executable);
    const on = (fuse: FuseV1Options) => Number(wire[fuse]) === ON;
    expect(on(FuseV1Options.RunAsNode)).toBe(false);
    expect(on(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false);
    expect(on(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true);
    expect(on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true);
    expect(on(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false);
    expect(on(FuseV1Options.EnableNodeCliInspectArguments)).toBe(true);
  });

  test('an installed copy asks nobody while that is switched off, and is renewed when it is closed', async ({ launch }) => {
    test.skip(process.platform !== 'linux', 'the installed copy of this test is an AppImage');
    // Beside it, since links do not reach onto another disk.
    const folder = join(dirname(dirname(executable)), 'renewed');
    await rm(folder, { recursive: true, force: true });
    const dataFolder = join(folder, 'data');
    const feed = await openFeed();
    const installed = join(folder, 'installed', basename(executable));
    await linkTree(dirname(executable), dirname(installed));
    const named = JSON.stringify({ provider: 'generic', url: feed.address, updaterCacheDirName: 'doppelstapel-updater' });
    await writeFile(join(dirname(installed), 'resources', 'app-update.yml'), named);
    const appImage = join(folder, 'Doppelstapel.AppImage');
    await writeFile(appImage, 'older');
    await chmod(appImage, 0o755);
    await mkdir(dataFolder, { recursive: true });
    await writeFile(join(dataFolder, 'updates.json'), JSON.stringify({ on: false }));

    const app = await launch({ executable: installed, dataFolder, env: { APPIMAGE: appImage, XDG_CACHE_HOME: join(folder, 'cache') } });
    await app.page.getByRole('button', { name: 'Einstellungen' }).click();
    const row = app.page.getByRole('group', { name: 'Neue Versionen' });
    await expect(row.getByRole('button', { name: 'Nie' })).toHaveAttribute('aria-pressed', 'true');
    expect(feed.asked).toEqual([]);

    await row.getByRole('button', { name: 'Von selbst' }).click();
    await expect.poll(() => feed.asked).toContain('newer.AppImage');
    await app.page.keyboard.press('Escape');
    await expect
      .poll(() => app.page.evaluate(() => (window as unknown as { doppelstapel: { updates(): Promise<unknown> } }).doppelstapel.updates()))
      .toEqual({ isAvailable: true, isOn: true, ready: NEWER_VERSION });
    await app.page.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(app.page.getByText(`Version ${NEWER_VERSION}`)).toBeVisible();
    expect(await readFile(appImage, 'utf8')).toBe('older');

    await app.close();
    expect(await readFile(appImage, 'utf8')).toBe(NEWER_FILE);
    feed.close();
    await rm(folder, { recursive: true, force: true });
  });
});
