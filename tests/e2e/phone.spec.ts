import type { Page } from '@playwright/test';
import type { BrowserTable } from './support/browser-room';
import { LAPTOP, PHONE, cutConnection, giveConnectionBack, newPage, openBrowserTable, say, sitDown } from './support/browser-room';
import { expect, test as base } from './support/test';

interface Fixtures {
  table: BrowserTable;
  /** The host's laptop. */
  jana: Page;
}

/** A table without a window, and its host with a browser. */
const test = base.extend<Fixtures>({
  table: async ({}, use) => {
    const table = await openBrowserTable(200);
    await use(table);
    await table.close();
  },
  jana: async ({ browser, table }, use) => {
    const page = await newPage(browser, LAPTOP);
    await sitDown(page, table, 'Jana');
    await expect(page.getByRole('button', { name: 'Platz von Jana ändern' })).toBeVisible();
    await use(page);
    await page.context().close();
  },
});

async function start(jana: Page, game: string): Promise<void> {
  await say(jana, { type: 'choose-game', game });
  await say(jana, { type: 'start' });
}

/** What a page complains about, as it comes. */
function complaintsOf(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
}

/** The cards in the hand, from left to right. */
async function handOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator('.hand .card').first()).toBeVisible();
  return await page.locator('.hand .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

test('reliability 23: a phone\'s page asks nothing of any host but the table\'s', async ({ browser, table, jana }) => {
  const phone = await newPage(browser, PHONE);
  const complaints = complaintsOf(phone);
  const asked = new Set<string>();
  phone.on('request', (request) => asked.add(new URL(request.url()).host));
  phone.on('websocket', (socket) => asked.add(new URL(socket.url()).host));
  await sitDown(phone, table, 'Mehmet');
  await expect(phone.getByText('Gleich geht es los')).toBeVisible();
  for (const game of ['typolena', 'durak', 'maexchen']) {
    await start(jana, game);
    await expect(phone.locator('.phone-table')).toBeVisible();
    await phone.getByRole('button', { name: 'Regeln', exact: true }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await phone.keyboard.press('Escape');
    await say(jana, { type: 'to-lobby' });
    await expect(phone.getByText('Gleich geht es los')).toBeVisible();
  }
  await phone.getByRole('button', { name: 'Menü' }).click();
  await phone.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(phone.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  expect([...asked]).toEqual([table.address]);
  expect(complaints).toEqual([]);
});

test('reliability 23: plain HTTP has no crypto.randomUUID and no wake lock, and nothing breaks', async ({ browser, table, jana }) => {
  const phone = await newPage(browser, PHONE);
  await phone.context().addInitScript(() => {
    // As on a page from a living room's address, and on an iPhone, which does not vibrate; with storage forbidden on top.
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    Reflect.deleteProperty(window, 'AudioContext');
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  const complaints = complaintsOf(phone);
  await sitDown(phone, table, 'Mehmet');
  await expect(phone.getByText('Gleich geht es los')).toBeVisible();
  expect(await phone.evaluate(() => ['randomUUID' in crypto, 'wakeLock' in navigator, 'vibrate' in navigator])).toEqual([false, false, false]);
  await phone.getByRole('button', { name: 'Menü' }).click();
  await phone.getByRole('button', { name: 'Einstellungen' }).click();
  await phone.getByRole('button', { name: 'Laut', exact: true }).click();
  await phone.getByRole('button', { name: 'Hoch', exact: true }).click();
  // What cannot be is not offered.
  await expect(phone.getByRole('group', { name: 'Vibrieren, wenn du dran bist' })).toHaveCount(0);
  await phone.keyboard.press('Escape');

  await start(jana, 'maexchen');
  // Whoever begins is drawn by lot; the other one then doubts.
  await expect(phone.locator('.phone-table > .band')).toBeVisible();
  const [first, second] = (await phone.locator('.phone-table > .band.own').count()) > 0 ? [phone, jana] : [jana, phone];
  await first.locator('[data-action="roll"]').click();
  await first.locator('[data-value="63"]').click();
  await first.locator('[data-action="announce"]').click();
  await second.locator('[data-call="doubt"]').click();
  await expect(phone.getByText(/^(?:Gelogen|Die Wahrheit)/u).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a phone that slept and lost its connection comes back to the same hand', async ({ browser, table, jana }) => {
  const phone = await newPage(browser, PHONE);
  await sitDown(phone, table, 'Mehmet');
  await expect(jana.getByText('Mehmet').first()).toBeVisible();
  await start(jana, 'typolena');
  const before = await handOf(phone);

  // The phone goes into a pocket: hidden, its connection gone, and then no clock of the page runs.
  const devtools = await phone.context().newCDPSession(phone);
  await phone.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await cutConnection(phone);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await expect(jana.locator('[data-seat="1"]')).toHaveAttribute('aria-label', /abwesend/u);

  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await giveConnectionBack(phone);
  await phone.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(jana.locator('[data-seat="1"]')).toHaveAttribute('aria-label', /verbunden|Telefon/u);
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  expect(await handOf(phone)).toEqual(before);

  // The browser may even have thrown the page away.
  await phone.reload();
  expect([...(await handOf(phone))].sort()).toEqual([...before].sort());
});

test('a phone can keep the page on its home screen', async ({ browser, table, jana }) => {
  await expect(jana.getByRole('button', { name: 'Platz von Jana ändern' })).toBeVisible();
  const phone = await newPage(browser, PHONE);
  const complaints = complaintsOf(phone);
  await sitDown(phone, table, 'Mehmet');
  const devtools = await phone.context().newCDPSession(phone);
  const { data, errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { name: string; display: string; start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Doppelstapel', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const size = await phone.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}`;
    }, new URL(src, url).href);
    expect(size).toBe(sizes);
  }
  // From the home screen straight to the seat.
  await phone.goto('about:blank');
  await phone.goto(new URL(manifest.start_url, url).href);
  await expect(phone.getByText('Gleich geht es los')).toBeVisible();
  expect(complaints).toEqual([]);
});
