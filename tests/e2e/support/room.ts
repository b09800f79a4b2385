import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningApp } from './app';
import { latestLobby } from './wire';
import type { Wire } from './wire';

/** Opens a table in the app and sits down at it. */
export async function openTable(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Tisch öffnen/u }).click();
  // The home screen asks for a name as well.
  await expect(page.getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(page.getByRole('button', { name: `Platz von ${name} ändern` })).toBeVisible();
}

/** Where the table can be reached on this computer, and its join code. */
export async function addressOf(host: Wire): Promise<{ readonly address: string; readonly code: string }> {
  const lobby = await latestLobby(host);
  const first = lobby?.addresses[0];
  if (lobby === null || first === undefined) throw new Error('the table has no address');
  return { address: `127.0.0.1:${new URL(first).port}`, code: lobby.code };
}

/** Joins with another copy of the app, by address and code. */
export async function joinWithApp(page: Page, { address, code, name }: { address: string; code: string; name: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Adresse' }).fill(address);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verbinden' }).click();
}

/** Joins with a browser, as a phone does that has scanned the code. */
export async function joinWithBrowser(page: Page, { address, code, name }: { address: string; code: string; name: string }): Promise<void> {
  await page.goto(`http://${address}/#${code}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Mitspielen' }).click();
}

/** Chooses one of the game's presets of house rules. */
export async function choosePreset(page: Page, preset: string): Promise<void> {
  await page.getByRole('button', { name: 'Regeln ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: preset }).click();
  await expect(dialog.getByRole('button', { name: preset })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
}

/** Opens the television from the lobby and gives its page. */
export async function openTelevision({ electron, page }: RunningApp, button: string | RegExp): Promise<Page> {
  const opening = electron.waitForEvent('window');
  await page.getByRole('button', { name: 'Fernseher', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fernseher' });
  await dialog.getByRole('button', { name: button }).click();
  const television = await opening;
  await expect(dialog.getByRole('button', { name: 'Fernseher schließen' })).toBeVisible();
  await page.keyboard.press('Escape');
  return television;
}
