import type { Page } from '@playwright/test';
import { LAPTOP, PHONE, TELEVISION, newPage, openBrowserTable, openTelevision, say, sitDown } from './support/browser-room';
import type { BrowserTable } from './support/browser-room';
import { expect, test } from './support/test';
import { latestLobby, latestMatch, tapSocket } from './support/wire';
import type { Wire } from './support/wire';

const OLE = '<b>Ole</b><img src=x>';
const EVE = '"><script>x()</script>';
const JO = 'Jo &amp; <i>Ü</i>';

/** A page with all that it hears, asks for and writes into its console. */
interface Watched {
  readonly page: Page;
  readonly wire: Wire;
  readonly said: string[];
}

function watch(page: Page): Watched {
  const said: string[] = [];
  page.on('request', (request) => said.push(request.url()));
  page.on('websocket', (socket) => said.push(socket.url()));
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  return { page, wire: tapSocket(page), said };
}

interface Room {
  readonly table: BrowserTable;
  readonly phone: Watched;
  readonly laptop: Watched;
  readonly television: Watched;
  readonly everybody: readonly Watched[];
}

const rooms = test.extend<{ room: Room }>({
  room: async ({ browser }, use) => {
    // Bots that decide at once, so that a match is soon over.
    const table = await openBrowserTable(5);
    const [phone, laptop, television] = [watch(await newPage(browser, PHONE)), watch(await newPage(browser, LAPTOP)), watch(await newPage(browser, TELEVISION))];
    await sitDown(phone.page, table, OLE);
    await expect.poll(async () => (await latestLobby(phone.wire))?.seats.length).toBe(1);
    await sitDown(laptop.page, table, EVE);
    await openTelevision(television.page, table);
    await expect.poll(async () => (await latestLobby(television.wire))?.seats.length).toBe(2);
    await use({ table, phone, laptop, television, everybody: [phone, laptop, television] });
    await table.close();
  },
});

/** The names stand there as they were typed, and nothing came of the markup in them. */
async function expectText({ page }: Watched, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('img[src="x"], script:not([src]), b > b')).toHaveCount(0);
}

rooms('reliability 21: names with markup in them are text in the lobby, at the table, on the television and in the results', async ({ room }) => {
  const { phone, laptop, television, everybody } = room;
  await say(phone.page, { type: 'sit', name: JO });
  for (const one of [phone, laptop]) await expectText(one, [OLE, EVE, JO]);
  await expectText(television, [OLE, EVE, JO]);

  // Without the cards for which everybody is given time.
  await say(phone.page, { type: 'set-options', options: { specials: 'none' } });
  await say(phone.page, { type: 'start' });
  for (const { page } of [laptop, television]) await expect(page.locator('[data-place="stack-0"]')).toBeVisible();
  // At their own table people are "you".
  await expectText(laptop, [OLE, JO]);
  await expectText(television, [OLE, EVE, JO]);
  // The phone is handed to and fro between two people: its curtain names one of them.
  await expect(phone.page.getByText(OLE).or(phone.page.getByText(JO)).first()).toBeVisible();
  await expectText(phone, []);

  // Bots take over under the same names.
  await say(laptop.page, { type: 'stand', seat: 1 });
  await say(phone.page, { type: 'stand', seat: 2 });
  await say(phone.page, { type: 'stand', seat: 0 });
  await expect.poll(async () => (await latestMatch(television.wire))?.status.outcome ?? null, { timeout: 120_000 }).not.toBeNull();
  await expect.poll(async () => (await latestLobby(phone.wire))?.finished.length).toBe(1);
  for (const one of everybody) await expectText(one, [OLE, EVE, JO]);
});

rooms('reliability 10: tokens stand in no address, no request, no console, no page and not on the television', async ({ room }) => {
  const { phone, television, everybody } = room;
  await say(phone.page, { type: 'start' });
  for (const one of everybody) await expect(one.page.locator('[data-place="stack-0"]')).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.locator('[data-place="stack-0"]')).toBeVisible();

  const tokens = new Set<string>();
  for (const { wire } of everybody) for (const message of await wire.messages()) if (message.type === 'welcome') tokens.add(message.token);
  expect(tokens.size).toBe(3);
  for (const { page, wire, said } of everybody) {
    const shown = (await wire.messages()).filter(({ type }) => type !== 'welcome');
    const everything = [JSON.stringify(shown), await page.content(), page.url(), ...said].join('\n');
    expect(said.length).toBeGreaterThan(3);
    for (const token of tokens) expect(everything.includes(token)).toBe(false);
  }
  const own = (await television.wire.messages()).filter(({ type }) => type === 'welcome');
  expect(new Set(own.map((message) => (message.type === 'welcome' ? message.token : ''))).size).toBe(1);
});
