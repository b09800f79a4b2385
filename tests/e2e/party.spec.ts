import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { newDataFolder } from './support/app';
import type { RunningApp } from './support/app';
import { playMatch } from './support/french-room';
import type { Player } from './support/french-room';
import { addressOf, choosePreset, joinWithBrowser, openTable, openTelevision } from './support/room';
import { expect, test } from './support/test';
import { bettelnTurn, maexchenTurn } from './support/turns';
import { latestLobby, latestMatch, tapBridge, tapSocket } from './support/wire';
import type { Wire } from './support/wire';

/**
 * On this computer's own interface alone. Both tests are in one file, hence one after the other: two hosts there at a time would be
 * found by each other's guests.
 */
const DISCOVERY = '127.0.0.1';

const noLook = (): Promise<void> => Promise.resolve();

/** A phone whose connections can be cut from outside, as its system does when it sleeps. */
async function takePhone(browser: Browser): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  await context.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Native = WebSocket;
    class Watched extends Native {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    }
    Object.assign(window, { WebSocket: Watched, cutConnections: () => sockets.forEach((socket) => socket.close()) });
  });
  return { page: await context.newPage(), context };
}

/** The only table of the network, as an app's home screen lists it. */
function foundTable({ page }: RunningApp): Locator {
  return page.getByRole('region', { name: 'Tische in diesem Netz' }).getByRole('button').first();
}

/** Joins the table that was found; the code is asked for all the same. */
async function joinByRow(app: RunningApp, name: string, code: string): Promise<void> {
  const { page } = app;
  await foundTable(app).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verbinden' }).click();
}

async function chooseGame(host: Page, game: string): Promise<void> {
  const poster = host.getByRole('button', { name: new RegExp(`^${game}`, 'u') });
  await poster.click();
  await expect(poster).toHaveAttribute('aria-pressed', 'true');
}

/** Who is shown as away, to one of the clients. */
async function away(wire: Wire): Promise<string[]> {
  const lobby = await latestLobby(wire);
  return (lobby?.seats ?? []).flatMap((seat) => (seat.kind === 'person' && !seat.connected ? [seat.name] : []));
}

interface Score {
  readonly name: string;
  readonly wins: number;
  readonly points: number;
}

function byName(scores: Score[]): Score[] {
  return scores.sort((one, other) => one.name.localeCompare(other.name));
}

/** The three matches' wins and points by name, added up from what the rules said at each end. */
class Ledger {
  readonly #scores = new Map<string, { wins: number; points: number }>();

  async add(wire: Wire): Promise<void> {
    await expect.poll(async () => (await latestMatch(wire))?.status.outcome ?? null).not.toBeNull();
    const outcome = (await latestMatch(wire))?.status.outcome;
    const seats = (await latestLobby(wire))?.seats ?? [];
    if (outcome === null || outcome === undefined) throw new Error('no outcome');
    for (const [seat, { name }] of seats.entries()) {
      const before = this.#scores.get(name) ?? { wins: 0, points: 0 };
      const won = outcome.kind === 'won' && outcome.ranks[seat] === 1;
      this.#scores.set(name, { wins: before.wins + (won ? 1 : 0), points: before.points + (outcome.points[seat] ?? 0) });
    }
  }

  get scores(): Score[] {
    return byName([...this.#scores].map(([name, score]) => ({ name, ...score })));
  }
}

/** The score as one of the clients was told it. */
async function shownScores(wire: Wire): Promise<Score[]> {
  const scores = (await latestLobby(wire))?.scores ?? [];
  return byName(scores.map(({ name, wins, points }) => ({ name, wins, points })));
}

test('a table opened in one app appears in another, is joined by its row and code, and is gone when its host crashes', async ({ launch }) => {
  const host = await launch({ discovery: DISCOVERY });
  const guest = await launch({ discovery: DISCOVERY });
  const list = guest.page.getByRole('region', { name: 'Tische in diesem Netz' });
  const wire = await tapBridge(host);
  await openTable(host.page, 'Jana');
  const { address, code } = await addressOf(wire);

  const row = list.getByRole('button', { name: /typolena.*7 von 8 frei|7 von 8 frei.*typolena/u });
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.page.getByRole('textbox', { name: 'Adresse' })).toHaveValue(address);
  await guest.page.getByRole('textbox', { name: 'Name' }).fill('Mehmet');
  await guest.page.getByRole('textbox', { name: 'Code' }).fill(code);
  await guest.page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(host.page.getByRole('button', { name: 'Platz von Mehmet ändern' })).toBeVisible();

  const onlooker = await launch({ discovery: DISCOVERY });
  const found = onlooker.page.getByRole('region', { name: 'Tische in diesem Netz' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('6 von 8 frei');
  host.electron.process().kill('SIGKILL');
  await expect(found).toHaveCount(0);
});

test('an evening: three games, a phone that sleeps, an app that crashes, a host that is killed, and the score is right', async ({ launch, browser }) => {
  test.setTimeout(420_000);
  const hostFolder = await newDataFolder();
  const annaFolder = await newDataFolder();
  let host = await launch({ dataFolder: hostFolder, discovery: DISCOVERY });
  let hostWire = await tapBridge(host);
  await openTable(host.page, 'Jana');
  const television = await openTelevision(host, 'Als Fenster öffnen');
  const { address, code } = await addressOf(hostWire);

  let anna = await launch({ dataFolder: annaFolder, discovery: DISCOVERY });
  const ben = await launch({ discovery: DISCOVERY });
  const mehmet = await takePhone(browser);
  const frieda = await takePhone(browser);
  const wires = { anna: tapSocket(anna.page), ben: tapSocket(ben.page), mehmet: tapSocket(mehmet.page), frieda: tapSocket(frieda.page) };
  await joinByRow(anna, 'Anna', code);
  await joinByRow(ben, 'Ben', code);
  await joinWithBrowser(mehmet.page, { address, code, name: 'Mehmet' });
  await joinWithBrowser(frieda.page, { address, code, name: 'Frieda' });
  for (const name of ['Anna', 'Ben', 'Mehmet', 'Frieda']) await expect(television.getByText(name).first()).toBeVisible();
  const players = (): readonly Player[] => [
    { page: host.page, wire: hostWire, gesture: 'tap' },
    { page: anna.page, wire: wires.anna, gesture: 'tap' },
    { page: ben.page, wire: wires.ben, gesture: 'tap' },
    { page: mehmet.page, wire: wires.mehmet, gesture: 'tap' },
    { page: frieda.page, wire: wires.frieda, gesture: 'tap' },
  ];
  const ledger = new Ledger();

  await test.step('the first game: Frei-Parken', async () => {
    await chooseGame(host.page, 'Frei-Parken');
    await host.page.getByRole('button', { name: 'Start' }).click();
    for (const digit of '200') await mehmet.page.locator(`[data-key="${digit}"]`).click();
    await mehmet.page.locator('[data-book="tax"]').click();
    await expect(television.locator('.pot .amount')).toHaveText('200');
    await frieda.page.locator('[data-action="park"]').click();
    await expect(television.locator('.pot .amount')).toHaveText('0');
    for (let sure = 0; sure < 2; sure += 1) await host.page.locator('[data-ask="close"]').click();
    await expect(television.locator('.reason')).toContainText('Frieda hat am meisten');
    await ledger.add(wires.mehmet);
  });

  await test.step('the second: Mäxchen, with a phone that sleeps and an app that crashes', async () => {
    await host.page.getByRole('button', { name: 'Anderes Spiel' }).click();
    await chooseGame(host.page, 'Mäxchen');
    await choosePreset(host.page, 'Für den Anfang');
    await host.page.getByRole('button', { name: 'Start' }).click();
    for (const { page } of players()) await expect(page.locator('.board')).toBeVisible();
    await playMatch(players(), maexchenTurn(noLook), 4);

    await frieda.context.setOffline(true);
    await frieda.page.evaluate(() => (window as unknown as { cutConnections(): void }).cutConnections());
    anna.electron.process().kill('SIGKILL');
    await expect.poll(() => away(hostWire)).toEqual(['Anna', 'Frieda']);

    await frieda.context.setOffline(false);
    anna = await launch({ dataFolder: annaFolder, discovery: DISCOVERY });
    wires.anna = tapSocket(anna.page);
    // Her device is known there: no code, no name.
    await foundTable(anna).click();
    await expect.poll(() => away(hostWire)).toEqual([]);
    for (const { page } of players()) await expect(page.locator('.board')).toBeVisible();
    await playMatch(players(), maexchenTurn(noLook));
    await ledger.add(wires.mehmet);
  });

  await test.step('the third: Betteln, with a host that is killed and started again', async () => {
    await host.page.getByRole('button', { name: 'Anderes Spiel' }).click();
    await chooseGame(host.page, 'Betteln');
    await host.page.getByRole('button', { name: 'Start' }).click();
    for (const { page } of players()) await expect(page.locator('[data-place="trick"]')).toBeVisible();
    await playMatch(players(), bettelnTurn, 5);
    const before = await latestMatch(wires.mehmet);

    host.electron.process().kill('SIGKILL');
    await expect(mehmet.page.getByRole('alert').first()).toBeVisible();
    host = await launch({ dataFolder: hostFolder, discovery: DISCOVERY });
    hostWire = await tapBridge(host);
    await host.page.getByRole('button', { name: /^Tisch öffnen/u }).click();
    await expect.poll(async () => (await latestMatch(hostWire))?.match).toBe(before?.match);
    await expect.poll(() => away(hostWire)).toEqual([]);
    // Nothing that was acknowledged is lost.
    expect((await latestMatch(hostWire))?.version).toBeGreaterThanOrEqual(before?.version ?? Infinity);
    for (const { page } of players()) await expect(page.locator('[data-place="trick"]')).toBeVisible();
    await playMatch(players(), bettelnTurn);
    await ledger.add(wires.mehmet);
  });

  await expect.poll(() => shownScores(wires.frieda)).toEqual(ledger.scores);
  expect(ledger.scores.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(3);
  // And so it stands on the results of everybody's screen.
  for (const { page } of players()) {
    for (const { name, points } of ledger.scores) {
      await expect(page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) }).first()).toContainText(String(points));
    }
  }
});
