import type { Page } from '@playwright/test';
import type { Action } from '@shared/games/typolena/actions';
import type { View } from '@shared/games/typolena/view';
import { newDataFolder } from './support/app';
import { LEFT, RIGHT, isInside, plugDisplays, televisionFacts } from './support/displays';
import { addressOf, joinWithBrowser, openTable, openTelevision } from './support/room';
import { expect, test } from './support/test';
import { perform, sensibleAction } from './support/typolena-hand';
import { latestMatch, tapBridge, tapSocket } from './support/wire';
import type { Wire } from './support/wire';

interface Player {
  readonly page: Page;
  readonly wire: Wire;
}

/** Has whoever is on act with their own page, and waits for the next version. */
async function takeOneTurn(players: readonly Player[], version: number): Promise<void> {
  for (const { page, wire } of players) {
    await expect.poll(async () => (await latestMatch(wire))?.version).toBe(version);
    const [projection] = (await latestMatch(wire))?.projections ?? [];
    const legal = (projection?.legal ?? []) as readonly Action[];
    const action = projection === undefined ? null : sensibleAction(projection.view as View, legal);
    if (action === null) continue;
    await perform(page, action, legal, 'tap');
    await expect.poll(async () => (await latestMatch(wire))?.version).toBeGreaterThan(version);
    return;
  }
  throw new Error('nobody can act');
}

/** The public table: nothing to play with, and nobody's cards. */
async function expectPublic(television: Page, players: readonly Player[]): Promise<void> {
  await expect(television.locator('[data-place="stack-0"]')).toBeVisible();
  await expect(television.locator('.hand, [data-peek], [data-call]')).toHaveCount(0);
  for (const { wire } of players) {
    const view = (await latestMatch(wire))?.projections[0]?.view as View | undefined;
    const hand = view?.hand ?? [];
    expect(hand.length).toBeGreaterThan(0);
    for (const card of hand) await expect(television.locator(`[data-card="${String(card)}"]`)).toHaveCount(0);
  }
}

test('the hosting app shows the public table in a second window, which can be closed and opened again', async ({ app, browser }) => {
  const { electron, page: jana } = app;
  const wire = await tapBridge(app);
  await openTable(jana, 'Jana');
  const television = await openTelevision(app, 'Als Fenster öffnen');
  await television.setViewportSize({ width: 1920, height: 1080 });
  const place = await addressOf(wire);
  await expect(television.getByText(place.code)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  const mehmet = await phone.newPage();
  const players = [
    { page: jana, wire },
    { page: mehmet, wire: tapSocket(mehmet) },
  ];
  await joinWithBrowser(mehmet, { ...place, name: 'Mehmet' });
  await expect(television.getByText('Mehmet')).toBeVisible();

  await jana.getByRole('button', { name: 'Start' }).click();
  for (const { page } of players) await expect(page.locator('.hand .card')).not.toHaveCount(0);
  await expectPublic(television, players);
  await expect(television.locator('.tv-code .qr')).toBeVisible();
  await expect(television.getByRole('heading', { level: 1 })).toHaveText(/^(Jana|Mehmet) ist dran$/u);
  for (let turn = 0; turn < 2; turn += 1) await takeOneTurn(players, (await latestMatch(wire))?.version ?? -1);
  await expect(television.locator('.event')).toContainText(/Jana|Mehmet/u);
  await expectPublic(television, players);

  const closed = television.waitForEvent('close');
  await jana.getByRole('button', { name: 'Menü' }).click();
  await jana.getByRole('button', { name: 'Fernseher zeigen' }).click();
  await jana.getByRole('button', { name: 'Fernseher schließen' }).click();
  await closed;
  expect(electron.windows()).toHaveLength(1);

  // Again, by the menu this time.
  const opening = electron.waitForEvent('window');
  await electron.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('television')?.click();
  });
  await expectPublic(await opening, players);
});

test('reliability 24: the television unplugged: its window is back on the other display within two seconds', async ({ launch }) => {
  const dataFolder = await newDataFolder();
  const first = await launch({ dataFolder });
  const { electron } = first;
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ x: 10, y: 10, width: 860, height: 700 }));
  await plugDisplays(electron, [LEFT, RIGHT], 'display-added');
  await openTable(first.page, 'Jana');
  const television = await openTelevision(first, /^Wohnzimmer/u);
  await expect.poll(() => televisionFacts(electron)).toMatchObject({ fullScreen: true });
  await expect(television.getByText('Jana')).toBeVisible();

  const unplugged = performance.now();
  await plugDisplays(electron, [LEFT], 'display-removed');
  await expect
    .poll(async () => {
      const facts = await televisionFacts(electron);
      return facts !== null && !facts.fullScreen && isInside(facts.bounds, LEFT);
    })
    .toBe(true);
  expect(performance.now() - unplugged).toBeLessThan(2000);
  await expect(television.getByText('Jana')).toBeVisible();

  await plugDisplays(electron, [LEFT, RIGHT], 'display-added');
  await expect.poll(() => televisionFacts(electron)).toMatchObject({ fullScreen: true });
  // Keys of Playwright's own never pass the window.
  await electron.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().endsWith('#/television'));
    window?.webContents.sendInputEvent({ type: 'keyDown', keyCode: 'Escape' });
  });
  await expect.poll(() => televisionFacts(electron)).toMatchObject({ fullScreen: false });
  await first.close();

  // The next evening finds it where it was.
  const next = await launch({ dataFolder });
  await next.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ x: 10, y: 10, width: 860, height: 700 }));
  await plugDisplays(next.electron, [LEFT, RIGHT], 'display-added');
  expect(await televisionFacts(next.electron)).toBeNull();
  await next.page.getByRole('button', { name: /^Tisch öffnen/u }).click();
  await expect.poll(() => televisionFacts(next.electron)).toMatchObject({ fullScreen: true });
});

test('the television is as closed as the player\'s window, keeps the displays awake, and ends with it', async ({ app }) => {
  const { electron, page } = app;
  await openTable(page, 'Jana');
  const television = await openTelevision(app, 'Als Fenster öffnen');
  const facts = await electron.evaluate(({ BrowserWindow, powerSaveBlocker }) => ({
    // Not in Electron's types, but the only way to see what a window was really made with.
    preferences: BrowserWindow.getAllWindows().map(({ webContents }) =>
      (webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences(),
    ),
    isAwake: [0, 1, 2].some((id) => powerSaveBlocker.isStarted(id)),
  }));
  expect(facts.preferences).toHaveLength(2);
  for (const preferences of facts.preferences) {
    expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false });
  }
  expect(facts.isAwake).toBe(true);
  expect(await television.evaluate(() => 'require' in window || 'process' in window)).toBe(false);
  const ended = electron.waitForEvent('close');
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows().find(({ webContents }) => !webContents.getURL().endsWith('#/television'))?.close();
  });
  await ended;
});
