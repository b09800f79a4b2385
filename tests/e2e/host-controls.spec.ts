import type { Browser, Page } from '@playwright/test';
import { LAPTOP, PHONE, newPage, openBrowserTable, sitDown } from './support/browser-room';
import type { BrowserTable } from './support/browser-room';
import { expect, test as base } from './support/test';
import { latestLobby, latestMatch, tapSocket } from './support/wire';
import type { Wire } from './support/wire';

/** Bots think so long, in milliseconds. */
const THINKING = 60;

interface Person {
  readonly name: string;
  readonly page: Page;
  readonly wire: Wire;
}

/** A host without a window, Jana at a laptop who came first and hosts, and Mehmet with a phone. */
interface Room {
  readonly table: BrowserTable;
  readonly jana: Person;
  readonly mehmet: Person;
}

async function somebody(browser: Browser, name: string, options = PHONE): Promise<Person> {
  const page = await newPage(browser, options);
  return { name, page, wire: tapSocket(page) };
}

async function seated(person: Person, table: BrowserTable): Promise<void> {
  await sitDown(person.page, table, person.name);
  await expect(person.page.getByRole('button', { name: `Platz von ${person.name} ändern` })).toBeVisible();
}

const test = base.extend<{ room: Room }>({
  room: async ({ browser }, use) => {
    const table = await openBrowserTable(THINKING);
    const jana = await somebody(browser, 'Jana', LAPTOP);
    const mehmet = await somebody(browser, 'Mehmet');
    await seated(jana, table);
    await seated(mehmet, table);
    await use({ table, jana, mehmet });
    await Promise.all([jana, mehmet].map(({ page }) => page.context().close()));
    await table.close();
  },
});

async function inMenu({ page }: Person, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
}

async function confirm({ page }: Person, answer: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('button', { name: answer }).click();
}

async function choose({ page }: Person, game: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${game}`, 'u') }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${game}`, 'u') })).toHaveAttribute('aria-pressed', 'true');
}

test('a locked table lets nobody new in, a new code replaces the old one, and whoever is sent away stays away', async ({ room: { table, jana, mehmet }, browser }) => {
  const frieda = await somebody(browser, 'Frieda');
  await jana.page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(mehmet.page.getByText('Neue kommen nicht herein.')).toBeVisible();
  await sitDown(frieda.page, table, 'Frieda');
  await expect(frieda.page.getByText('Der Tisch ist abgeschlossen.')).toBeVisible();
  await mehmet.page.reload();
  await expect(mehmet.page.getByRole('button', { name: 'Platz von Mehmet ändern' })).toBeVisible();

  await jana.page.getByRole('button', { name: 'Aufschließen' }).click();
  await jana.page.getByRole('button', { name: 'Neuer Code' }).click();
  await confirm(jana, 'Neuer Code');
  await expect.poll(async () => (await latestLobby(jana.wire))?.code).not.toBe(table.code);
  const code = (await latestLobby(jana.wire))?.code ?? '';
  await expect(mehmet.page.getByText(code)).toBeVisible();
  await frieda.page.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(frieda.page.getByText('Dieser Code stimmt nicht.')).toBeVisible();
  await seated(frieda, { ...table, code });

  await jana.page.getByRole('button', { name: 'Platz von Frieda ändern' }).click();
  await jana.page.getByRole('button', { name: 'Wegschicken' }).click();
  await confirm(jana, 'Wegschicken');
  await expect(frieda.page.getByText('Der Gastgeber hat dich vom Tisch genommen.')).toBeVisible();
  await expect(mehmet.page.getByText('Frieda')).toHaveCount(0);
  await frieda.page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(frieda.page.getByText('Dieser Code stimmt nicht.')).toBeVisible();
  await frieda.page.context().close();
});

test('a break stops everybody; who is missing is passed over, or a bot plays until they are back', async ({ room: { table, jana, mehmet }, browser }) => {
  const frieda = await somebody(browser, 'Frieda');
  await seated(frieda, table);
  // Jana hosts and looks on, so that the table always waits for one of the other two.
  await jana.page.getByRole('button', { name: 'Platz von Jana ändern' }).click();
  await jana.page.getByRole('button', { name: 'Platz aufgeben' }).click();
  await confirm(jana, 'Platz aufgeben');
  await choose(jana, 'Durak');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  const players = [mehmet, frieda];
  for (const { page } of players) await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  await expect(jana.page.getByText('Du siehst zu')).toBeVisible();

  await jana.page.keyboard.press('p');
  for (const { page } of players) {
    await expect(page.getByRole('region', { name: 'Pause' })).toBeVisible();
    await expect(page.locator('.hand')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Weiter geht’s' })).toHaveCount(0);
  }
  await jana.page.getByRole('button', { name: 'Weiter geht’s' }).click();
  for (const { page } of players) await expect(page.locator('.hand [data-card]').first()).toBeVisible();

  const version = async (): Promise<number> => (await latestMatch(jana.wire))?.version ?? -1;
  const awaited = async (): Promise<Person> => {
    const [seat = 0] = (await latestMatch(jana.wire))?.status.acting ?? [];
    return players[seat] ?? mehmet;
  };
  /** The phone falls asleep: the page is gone, and what it knows is kept. */
  const goAway = async ({ page }: Person): Promise<Page> => {
    const context = page.context();
    await page.goto('about:blank');
    return await context.newPage();
  };

  const first = await awaited();
  const firstAgain = await goAway(first);
  await expect(jana.page.getByRole('button', { name: `${first.name} fehlt` })).toBeVisible();
  const before = await version();
  await jana.page.getByRole('region', { name: 'Wer fehlt' }).getByRole('button', { name: 'Zug überspringen' }).click();
  await expect.poll(version).toBeGreaterThan(before);

  await jana.page.getByRole('button', { name: `${first.name} fehlt` }).click();
  await jana.page.getByRole('button', { name: 'Bot spielt mit' }).click();
  const other = players.find((player) => player !== first) ?? frieda;
  await expect(other.page.getByText(`${first.name} fehlt, Bot spielt`)).toBeAttached();
  await firstAgain.goto(`http://${table.address}/#/room`);
  await expect(firstAgain.locator('.hand [data-card]').first()).toBeVisible();
  await expect(jana.page.getByText(`${first.name} ist wieder da`).first()).toBeVisible();
  await expect(jana.page.getByRole('button', { name: `${first.name} fehlt` })).toHaveCount(0);
  await frieda.page.context().close();
});

test('the role is handed on, and people go to another table and back to their seats', async ({ room: { jana, mehmet } }) => {
  await jana.page.getByRole('button', { name: 'Platz von Mehmet ändern' }).click();
  await jana.page.getByRole('button', { name: 'Zum Gastgeber machen' }).click();
  await confirm(jana, 'Rolle abgeben');
  await expect(mehmet.page.getByRole('button', { name: 'Abschließen' })).toBeVisible();
  await expect(jana.page.getByRole('button', { name: 'Abschließen' })).toHaveCount(0);
  await expect(jana.page.getByText('Mehmet startet das Spiel.')).toBeVisible();

  await mehmet.page.getByRole('button', { name: 'Noch ein Tisch' }).click();
  await mehmet.page.getByRole('textbox', { name: 'Name des Tisches' }).fill('Balkon');
  await mehmet.page.getByRole('dialog').getByRole('button', { name: 'Öffnen' }).click();
  await jana.page.getByRole('button', { name: 'Zum Tisch „Balkon“' }).click();
  await expect(jana.page.getByRole('heading', { name: 'Tisch „Balkon“' })).toBeVisible();
  await expect(jana.page.getByRole('button', { name: 'Platz von Jana ändern' })).toContainText('Gastgeber');
  await expect(mehmet.page.getByText('Jana', { exact: true })).toHaveCount(0);
  await jana.page.reload();
  await expect(jana.page.getByRole('heading', { name: 'Tisch „Balkon“' })).toBeVisible();

  await jana.page.getByRole('button', { name: 'Zum Tisch „Küche“' }).click();
  await expect(jana.page.getByRole('button', { name: 'Platz von Jana ändern' })).toBeVisible();
  await choose(mehmet, 'Durak');
  await mehmet.page.getByRole('button', { name: 'Start' }).click();
  await expect(jana.page.locator('.hand [data-card]').first()).toBeVisible();
  const hand = await jana.page.locator('.hand').innerText();
  await inMenu(jana, 'Tische');
  await jana.page.getByRole('button', { name: 'Zum Tisch „Balkon“' }).click();
  await expect(jana.page.getByText('dein Platz bleibt deiner')).toBeVisible();
  await confirm(jana, 'Hingehen');
  await expect(jana.page.getByRole('heading', { name: 'Tisch „Balkon“' })).toBeVisible();
  await expect(mehmet.page.getByText('Jana fehlt').first()).toBeAttached();
  await jana.page.getByRole('button', { name: 'Zum Tisch „Küche“' }).click();
  await expect(jana.page.locator('.hand [data-card]').first()).toBeVisible();
  expect(await jana.page.locator('.hand').innerText()).toBe(hand);
});
