import type { Browser, Locator, Page } from '@playwright/test';
import type { RunningApp } from './app';
import { addressOf, joinWithBrowser, openTable } from './room';
import { expect } from './test';
import { latestMatch, tapBridge, tapSocket } from './wire';
import type { Wire } from './wire';

/** How a person moves cards: with the mouse held down, or with taps. */
export type Gesture = 'drag' | 'tap';

export interface Player {
  readonly page: Page;
  readonly wire: Wire;
  readonly gesture: Gesture;
}

export interface FrenchRoom {
  readonly jana: Player;
  readonly mehmet: Player;
  readonly television: Page;
}

/** Bots think as long as people would; nobody watches them here. */
async function hurryBots(app: RunningApp): Promise<void> {
  await app.electron.evaluate(() => {
    const wait = globalThis.setTimeout;
    const hurried = (action: () => void, delay = 0): unknown => wait(action, delay >= 900 && delay <= 2500 ? 40 : delay);
    Object.assign(globalThis, { setTimeout: Object.assign(hurried, wait) });
  });
}

/** Jana's app is the host, Mehmet has a phone, bots fill up, and the television watches. */
export async function fillFrenchRoom(app: RunningApp, browser: Browser, game: string, bots: number): Promise<FrenchRoom> {
  await hurryBots(app);
  const wire = await tapBridge(app);
  const host = app.page;
  await openTable(host, 'Jana');
  await host.getByRole('button', { name: new RegExp(`^${game}`, 'u') }).click();
  await expect(host.getByRole('button', { name: new RegExp(`^${game}`, 'u') })).toHaveAttribute('aria-pressed', 'true');
  const place = await addressOf(wire);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  const page = await phone.newPage();
  const mehmet: Player = { page, wire: tapSocket(page), gesture: 'tap' };
  await joinWithBrowser(page, { ...place, name: 'Mehmet' });
  await expect(host.getByText('Mehmet').first()).toBeVisible();
  for (let bot = 0; bot < bots; bot += 1) {
    await host.getByRole('button', { name: 'Bot oder Person dazu' }).click();
    await host.getByRole('button', { name: /^Bot dazu/u }).first().click();
    await expect(host.getByRole('dialog')).toHaveCount(0);
  }

  const living = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'de-DE' });
  const television = await living.newPage();
  await television.goto(`http://${place.address}/#/television`);
  await television.getByRole('textbox').fill(place.code);
  await television.getByRole('textbox').press('Enter');
  await expect(television.getByText('Mehmet').first()).toBeVisible();
  return { jana: { page: host, wire, gesture: 'drag' }, mehmet, television };
}

/** Long enough for a busy computer to move a card, short enough to look again at what is possible. */
const PATIENCE = 3_000;

/** One thing that somebody does with their page; false when there is nothing to do for them now. */
export type Turn = (player: Player, view: unknown, legal: readonly unknown[]) => Promise<boolean>;

/** Lets both people act with their own pages until the match is over; returns how often they did. */
export function playFrenchMatch({ jana, mehmet }: FrenchRoom, turn: Turn): Promise<number> {
  return playMatch([jana, mehmet], turn);
}

/** Lets people act with their own pages until the match is over, or until they acted `most` times; returns how often they did. */
export async function playMatch(players: readonly Player[], turn: Turn, most = Infinity): Promise<number> {
  for (const { page } of players) page.setDefaultTimeout(PATIENCE);
  let misses = 0;
  for (let actions = 0; ; ) {
    let acted = false;
    for (const player of players) {
      const message = await latestMatch(player.wire);
      if (message === null) continue;
      if (message.status.outcome !== null || actions >= most) return actions;
      const [projection] = message.projections;
      if (projection === undefined || projection.legal.length === 0) continue;
      const isLater = async (): Promise<boolean> => (await latestMatch(player.wire))?.version !== message.version;
      try {
        acted = await turn(player, projection.view, projection.legal);
      } catch (error) {
        // Somebody else was faster, and what was to be pressed is no longer possible.
        if (!(await isLater())) throw error;
        acted = true;
      }
      if (!acted) continue;
      actions += 1;
      // On a busy computer a card may be let go beside its place, as people do: they look again and take another try.
      const isDone = await expect.poll(isLater, { intervals: [20, 40, 80], timeout: 2 * PATIENCE }).toBe(true).then(() => true, () => false);
      misses = isDone ? 0 : misses + 1;
      expect(misses, 'tries in a row that changed nothing').toBeLessThan(4);
    }
    if (!acted) await players[0]?.page.waitForTimeout(30);
  }
}

export function cardIn(page: Page, card: number): Locator {
  return page.locator(`.hand [data-card="${String(card)}"]`);
}

/** Cards in a fan lie on each other and are tilted: the upper left is what is always free. */
async function freeSpot(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  return { x: 14, y: Math.min(40, (box?.height ?? 80) / 2) };
}

export async function tapCard(page: Page, card: number): Promise<void> {
  const element = cardIn(page, card);
  // A card under the pointer comes forward and covers its neighbours.
  await page.mouse.move(4, 4);
  await element.click({ position: await freeSpot(element) });
}

export async function dragCard(page: Page, card: number, to: Locator): Promise<void> {
  const from = cardIn(page, card);
  const end = await to.boundingBox();
  if (end === null) throw new Error('the place is not on the page');
  await page.mouse.move(4, 4);
  // Hovering waits until the card lies still.
  await from.hover({ position: await freeSpot(from) });
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

export async function press(page: Page, call: string): Promise<void> {
  await page.locator(`[data-call="${call}"]`).click();
}
