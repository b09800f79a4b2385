import type { DoppelpackAction, DoppelpackView } from '@shared/games/typolena-doppelpack';
import { cardIn, dragCard, fillFrenchRoom, playFrenchMatch, tapCard } from './support/french-room';
import type { Player } from './support/french-room';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';

async function act({ page, gesture }: Player, action: DoppelpackAction): Promise<void> {
  if (action.type !== 'lay') {
    await page.locator(`[data-action="${action.type}"]`).click();
    return;
  }
  if (action.sound !== null) await page.locator(`[data-sound="${action.sound}"]`).click();
  if (gesture === 'drag') await dragCard(page, action.card, page.locator('[data-place="stack"]'));
  else {
    await tapCard(page, action.card);
    await page.locator('[data-place="stack"]').click();
  }
  await page.locator(`[data-letter="${action.letter}"]`).click();
}

test('Doppelpack: an app and a phone play to the end, with animals, and the television shows the stack', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Doppelpack', 0);
  const { jana, mehmet, television } = room;
  await choosePreset(jana.page, 'Für den Anfang');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.hand .card')).toHaveCount(3);
  await expect(television.locator('[data-place="stack"]')).toBeVisible();
  await expect(television.locator('[data-card]')).toHaveCount(0);

  const actions = await playFrenchMatch(room, async (player, view, legal) => {
    const moves = legal as readonly DoppelpackAction[];
    const action = moves.find(({ type }) => type === 'lay') ?? moves.find(({ type }) => type === 'draw' || type === 'pass');
    const { handCards } = view as DoppelpackView;
    // The page has to be as far as the message.
    if (action === undefined || (await player.page.locator('.hand .card').count()) !== handCards.length) return false;
    for (const card of handCards.slice(0, 1)) await expect(cardIn(player.page, card)).toBeAttached();
    await act(player, action);
    return true;
  });
  expect(actions).toBeGreaterThan(3);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn/iu);
  await expect(television.locator('.reason')).toContainText('alle Karten abgelegt');
});
