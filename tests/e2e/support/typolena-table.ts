import type { Browser, Locator, Page } from '@playwright/test';
import type { RunningApp } from './app';
import { addressOf, joinWithBrowser, openTable } from './room';
import { expect } from './test';
import { tapBridge } from './wire';

/** Three people and the shared screen: Jana's app is the host, Mehmet has a phone, Frieda another browser. */
export interface Room {
  readonly app: RunningApp;
  readonly jana: Page;
  readonly mehmet: Page;
  readonly frieda: Page;
  readonly television: Page;
  /** In the order of their seats. */
  readonly players: readonly Page[];
  readonly everybody: readonly Page[];
}

export async function fillRoom(app: RunningApp, browser: Browser): Promise<Room> {
  const jana = app.page;
  const wire = await tapBridge(app);
  await openTable(jana, 'Jana');
  const place = await addressOf(wire);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
  const mehmet = await phone.newPage();
  await joinWithBrowser(mehmet, { ...place, name: 'Mehmet' });
  await expect(jana.getByText('Mehmet').first()).toBeVisible();
  const laptop = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'de-DE' });
  const frieda = await laptop.newPage();
  await joinWithBrowser(frieda, { ...place, name: 'Frieda' });
  await expect(jana.getByText('Frieda').first()).toBeVisible();
  const living = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'de-DE' });
  const television = await living.newPage();
  await television.goto(`http://${place.address}/#/television`);
  await television.getByRole('textbox').fill(place.code);
  await television.getByRole('textbox').press('Enter');
  await expect(television.getByText('Frieda').first()).toBeVisible();
  const players = [jana, mehmet, frieda];
  return { app, jana, mehmet, frieda, television, players, everybody: [...players, television] };
}

export async function startMatch({ jana, players, television }: Room): Promise<void> {
  await jana.getByRole('button', { name: 'Start' }).click();
  for (const page of [...players, television]) await expect(page.locator('[data-place="stack-0"]')).toBeVisible();
}

/** Changes a number among the house rules, step by step as a person does. */
export async function setNumber(host: Page, rule: string, wanted: (text: string) => boolean): Promise<void> {
  await host.getByRole('button', { name: 'Regeln ändern' }).click();
  await host.getByRole('dialog').locator('summary').click();
  const row = host.getByRole('dialog').getByRole('group', { name: rule });
  for (let value = await row.locator('output').innerText(); !wanted(value); value = await row.locator('output').innerText()) {
    await row.getByRole('button', { name: `${rule} +` }).click();
    await expect(row.locator('output')).not.toHaveText(value);
  }
  await host.keyboard.press('Escape');
}

/** Presses buttons of several people within a few milliseconds. */
export async function pressTogether(buttons: readonly Locator[]): Promise<void> {
  for (const button of buttons) await button.hover();
  await Promise.all(buttons.map((button) => button.page().mouse.down()));
  await Promise.all(buttons.map((button) => button.page().mouse.up()));
}

export function call(page: Page, id: string): Locator {
  return page.locator(`[data-call="${id}"]`);
}

/** How many cards the others see at a seat. */
export async function expectCount(page: Page, seat: number, count: number): Promise<void> {
  await expect(page.locator(`[data-seat="${String(seat)}"] .count`).first()).toContainText(String(count));
}
