import { rankOf } from '@shared/cards/french';
import type { BettelnAction, BettelnView } from '@shared/games/betteln';
import { dragCard, fillFrenchRoom, playFrenchMatch, press, tapCard } from './support/french-room';
import { expect, test } from './support/test';

/** Lays as many cards of the lowest value as it can, otherwise passes. */
function sensible(legal: readonly BettelnAction[]): BettelnAction | undefined {
  const plays = legal.flatMap((action) => (action.type === 'play' ? [action] : []));
  const [lowest] = plays;
  if (lowest === undefined) return legal[0];
  return plays.filter(({ rank }) => rank === lowest.rank).at(-1);
}

test('Betteln: an app, a phone and a bot play to the end, and the offices rule the next match', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Betteln', 1);
  const { jana, mehmet, television } = room;
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('[data-place="trick"]')).toBeVisible();
  await expect(television.locator('.ladder li')).toHaveCount(3);
  await expect(television.locator('[data-card]')).toHaveCount(0);

  const actions = await playFrenchMatch(room, async ({ page, gesture }, view, legal) => {
    const action = sensible(legal as readonly BettelnAction[]);
    const { handCards } = view as BettelnView;
    // The page has to be as far as the message.
    if (action === undefined || (await page.locator('.hand .card').count()) !== handCards.length) return false;
    if (action.type !== 'play') {
      await press(page, action.type);
      return true;
    }
    const [first = -1] = handCards.filter((card) => rankOf(card) === action.rank);
    await tapCard(page, first);
    const chosen = page.locator('.hand .raised');
    await expect(chosen.first()).toBeVisible();
    if ((await chosen.count()) !== action.count) await page.locator(`[data-count="${String(action.count)}"]`).click();
    await expect(chosen).toHaveCount(action.count);
    if (gesture === 'drag') await dragCard(page, first, page.locator('[data-place="trick"]'));
    else await press(page, 'lay');
    return true;
  });
  expect(actions).toBeGreaterThan(5);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn/iu);
  await expect(television.locator('.reason')).toContainText('muss betteln');

  await jana.page.getByRole('button', { name: 'Nochmal' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('[data-place="trick"]')).toBeVisible();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.seats .office-sign, .strip .office-sign').first()).toBeVisible();
});
