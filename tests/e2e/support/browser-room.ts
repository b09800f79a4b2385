import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { inProject } from '@build/bootstrap/paths.mjs';
import { newDataFolder } from './app';
import { joinWithBrowser } from './room';

const SCRIPT = fileURLToPath(new URL('../../fixtures/table-process.ts', import.meta.url));

/** A table without a window, where everybody comes by browser. */
export interface BrowserTable {
  readonly address: string;
  readonly code: string;
  close(): Promise<void>;
}

/** Opens a table; bots think for so many milliseconds. Whoever joins first is the host. */
export async function openBrowserTable(thinking: number): Promise<BrowserTable> {
  const folder = await newDataFolder();
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, inProject('out', 'renderer'), String(thinking)], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { port, code } = JSON.parse(line.toString()) as { port: number; code: string };
  return {
    address: `127.0.0.1:${String(port)}`,
    code,
    async close() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 }, locale: 'de-DE' };
export const TELEVISION: BrowserContextOptions = { viewport: { width: 1920, height: 1080 }, locale: 'de-DE' };

/** What these pages have of their own. */
interface TestWindow {
  ownSockets: WebSocket[];
  ownIds: number;
  isCutOff: boolean;
}

/** Runs in the page before anything else of it. */
function keepSockets(): void {
  const own = window as unknown as TestWindow;
  own.ownSockets = [];
  own.ownIds = 1_000_000;
  own.isCutOff = false;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      // Nobody listens on that port.
      super(own.isCutOff ? 'ws://127.0.0.1:9/' : url, protocols);
      own.ownSockets.push(this);
    }
  };
}

/** A page whose own connection the test can use and cut. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(keepSockets);
  return await context.newPage();
}

/** Says something to the host in the name of this page's person. */
export async function say(page: Page, message: { readonly type: string; readonly [key: string]: unknown }): Promise<void> {
  await page.evaluate((wanted) => {
    const own = window as unknown as TestWindow;
    own.ownIds += 1;
    own.ownSockets.at(-1)?.send(JSON.stringify({ id: own.ownIds, ...wanted }));
  }, message);
}

/** The network is gone for this page, until it is given back. */
export async function cutConnection(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = window as unknown as TestWindow;
    own.isCutOff = true;
    own.ownSockets.at(-1)?.close();
  });
}

export async function giveConnectionBack(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as TestWindow).isCutOff = false));
}

export async function sitDown(page: Page, table: BrowserTable, name: string): Promise<void> {
  await joinWithBrowser(page, { address: table.address, code: table.code, name });
}

export async function openTelevision(page: Page, table: BrowserTable): Promise<void> {
  await page.goto(`http://${table.address}/#/television`);
  await page.getByRole('textbox').fill(table.code);
  await page.getByRole('textbox').press('Enter');
}
