import type { MaexchenAction, MaexchenView } from '@shared/games/maexchen';
import { fillFrenchRoom, playFrenchMatch } from './support/french-room';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';

const DARING = 52;

test('Mäxchen: an app, a phone and two bots play to the end, and only the roller sees the dice', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Mäxchen', 2);
  const { jana, mehmet, television } = room;
  await choosePreset(jana.page, 'Für den Anfang');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.board')).toBeVisible();
  await expect(television.locator('.board')).toBeVisible();

  let looks = 0;
  const actions = await playFrenchMatch(room, async ({ page }, view, legal) => {
    const moves = legal as readonly MaexchenAction[];
    const { phase, announced } = view as MaexchenView;
    if (phase === 'answer' && (announced === null || announced > DARING || announced === 21 || !moves.some(({ type }) => type === 'roll'))) {
      await page.locator('[data-call="doubt"]').click();
      return true;
    }
    if (phase !== 'announce') {
      await page.locator('[data-action="roll"]').click();
      return true;
    }
    if (moves.some(({ type }) => type === 'peek')) {
      const cup = page.locator('[data-hold="cup"]').first();
      await cup.hover();
      await page.mouse.down();
      await expect(page.locator('.die')).toHaveCount(2);
      await expect(television.locator('.die')).toHaveCount(0);
      await page.mouse.up();
      await expect(page.locator('.die')).toHaveCount(0);
      looks += 1;
      return true;
    }
    const lowest = moves.flatMap((action) => (action.type === 'announce' ? [action.value] : []))[0] ?? 21;
    await page.locator(`[data-value="${String(lowest)}"]`).click();
    await page.locator('[data-action="announce"]').click();
    return true;
  });
  expect(looks).toBeGreaterThan(0);
  expect(actions).toBeGreaterThan(3);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn|unentschieden/iu);
  await expect(television.locator('.reason')).toContainText('Minuspunkte');
});
