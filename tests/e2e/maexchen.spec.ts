import { fillFrenchRoom, playFrenchMatch } from './support/french-room';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';
import { maexchenTurn } from './support/turns';

test('Mäxchen: an app, a phone and two bots play to the end, and only the roller sees the dice', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Mäxchen', 2);
  const { jana, mehmet, television } = room;
  await choosePreset(jana.page, 'Für den Anfang');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.board')).toBeVisible();
  await expect(television.locator('.board')).toBeVisible();

  let looks = 0;
  const turn = maexchenTurn(async ({ page }) => {
    await expect(page.locator('.die')).toHaveCount(2);
    await expect(television.locator('.die')).toHaveCount(0);
    looks += 1;
  });
  const actions = await playFrenchMatch(room, turn);
  expect(looks).toBeGreaterThan(0);
  expect(actions).toBeGreaterThan(3);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn|unentschieden/iu);
  await expect(television.locator('.reason')).toContainText('Minuspunkte');
});
