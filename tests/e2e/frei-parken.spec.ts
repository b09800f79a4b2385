import type { Page } from '@playwright/test';
import { fillFrenchRoom } from './support/french-room';
import { expect, test } from './support/test';

async function typeAmount(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.locator(`[data-key="${digit}"]`).click();
}

test('Frei-Parken: a phone pays taxes, the app parks and closes the book, and the television shows the pot', async ({ app, browser }) => {
  const { jana, mehmet, television } = await fillFrenchRoom(app, browser, 'Frei-Parken', 0);
  await jana.page.getByRole('button', { name: 'Start' }).click();
  const pot = television.locator('.pot .amount');
  await expect(pot).toHaveText('0');

  // Mehmet books about his own account with the keys of his phone.
  await typeAmount(mehmet.page, '200');
  await mehmet.page.locator('[data-book="tax"]').click();
  await expect(pot).toHaveText('200');
  await typeAmount(mehmet.page, '50');
  await mehmet.page.locator('[data-book="bank"]').click();
  await expect(mehmet.page.locator('[data-account="1"]')).toContainText('1.250');
  await expect(pot).toHaveText('200');

  // Jana types, and takes Mehmet's last booking back.
  await jana.page.keyboard.type('75');
  await jana.page.locator('[data-book="card"]').click();
  await expect(pot).toHaveText('275');
  await jana.page.locator('[data-entry="2"] .ask').click();
  await jana.page.locator('[data-entry="2"] .ask').click();
  await expect(jana.page.locator('[data-account="1"]')).toContainText('1.300');

  // Mehmet lands on the field: everything is his.
  await mehmet.page.locator('[data-action="park"]').click();
  await expect(pot).toHaveText('0');
  await expect(television.getByRole('heading', { level: 1 })).toContainText('Mehmet parkt frei');
  await expect(mehmet.page.locator('[data-account="1"]')).toContainText('1.575');

  await jana.page.locator('[data-ask="close"]').click();
  await jana.page.locator('[data-ask="close"]').click();
  await expect(mehmet.page.getByRole('heading', { level: 2 }).first()).toContainText('Du gewinnst');
  await expect(television.locator('.reason')).toContainText('Mehmet hat am meisten');
});
