import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '@build/bootstrap/chromium.mjs';
import { inProject } from '@build/bootstrap/paths.mjs';
import { ensureBuilt } from '@build/make.mjs';
import type { HostMessage } from '@shared/protocol/messages';
import { joinWithBrowser } from '@tests/e2e/support/room';

/** Where the page for phones is built. */
export const PAGE_FOLDER = inProject('out', 'renderer');

/** A phone's browser at the table, with the product's own page. */
export class Phone {
  readonly page: Page;
  #awaited: (() => void)[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as HostMessage;
        if (message.type === 'match') this.#shown();
      });
    });
  }

  static async join(browser: Browser, port: number, code: string, name: string): Promise<Phone> {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
    const phone = new Phone(await context.newPage());
    await joinWithBrowser(phone.page, { address: `127.0.0.1:${port}`, code, name });
    return phone;
  }

  /** Resolves when the host shows it the match once more. */
  match(): Promise<void> {
    return new Promise((resolve) => this.#awaited.push(resolve));
  }

  #shown(): void {
    for (const resolve of this.#awaited) resolve();
    this.#awaited = [];
  }
}

/** Does some work with a Chromium and the built page. @throws when there is no Chromium */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  await ensureBuilt(['renderer']);
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium');
  // Chromium's sandbox refuses to run as root.
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
