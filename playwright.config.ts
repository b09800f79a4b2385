import { defineConfig } from '@playwright/test';
import { findChromium } from './build/bootstrap/chromium.mjs';

const executablePath = findChromium();
// Chromium's sandbox refuses to run as root; the rest keeps it from looking for hosts of its own.
const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quietArguments = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two apps at once are what two cores can do.
  workers: 2,
  // Limits against hanging, not against a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Whole matches with several windows on two cores: one more attempt where nobody watches, named as flaky in the report.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    // Filming every page costs as much as all the rest; the page's own content is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...rootArguments, ...quietArguments],
    },
  },
});
