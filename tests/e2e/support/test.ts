import { test as base } from '@playwright/test';
import { launchApp } from './app';
import type { LaunchOptions, RunningApp } from './app';

interface Fixtures {
  /** Starts another app; all of them are closed after the test. */
  launch: (options?: LaunchOptions) => Promise<RunningApp>;
  /** One app, already open. */
  app: RunningApp;
}

/** Playwright's test with the app. `page`, `context` and `browser` are a plain Chromium: a phone's or a television's. */
export const test = base.extend<Fixtures>({
  launch: async ({}, use) => {
    const running: RunningApp[] = [];
    await use(async (options) => {
      const app = await launchApp(options);
      running.push(app);
      return app;
    });
    await Promise.all(running.map((app) => app.close()));
  },
  app: async ({ launch }, use) => {
    await use(await launch());
  },
});

export { expect } from '@playwright/test';
