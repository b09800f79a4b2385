import { fillFrenchRoom, playFrenchMatch } from './support/french-room';
import { expect, test } from './support/test';
import { bettelnTurn } from './support/turns';

test('Betteln: an app, a phone and a bot play to the end, and the offices rule the next match', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Betteln', 1);
  const { jana, mehmet, television } = room;
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('[data-place="trick"]')).toBeVisible();
  await expect(television.locator('.ladder li')).toHaveCount(3);
  await expect(television.locator('[data-card]')).toHaveCount(0);

  const actions = await playFrenchMatch(room, bettelnTurn);
  expect(actions).toBeGreaterThan(5);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn/iu);
  await expect(television.locator('.reason')).toContainText('muss betteln');

  await jana.page.getByRole('button', { name: 'Nochmal' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.hand .card')).not.toHaveCount(0);
  for (const { page } of [jana, mehmet]) await expect(page.locator('.seats .office-sign, .strip .office-sign').first()).toBeVisible();
});
