import type { DurakAction, DurakView } from '@shared/games/durak';
import { cardIn, dragCard, fillFrenchRoom, playFrenchMatch, press, tapCard } from './support/french-room';
import type { Player } from './support/french-room';
import { expect, test } from './support/test';

/** Covers what it can, attacks with as many as it can, and gives what fits. */
function sensible(legal: readonly DurakAction[]): DurakAction | undefined {
  const attacks = legal.flatMap((action) => (action.type === 'attack' ? [action] : []));
  const largest = attacks.reduce((best, action) => (action.cards.length > best.cards.length ? action : best), attacks[0] ?? { type: 'attack', cards: [] });
  if (largest.cards.length > 0) return largest;
  const wanted = ['keep', 'cover', 'take', 'add', 'pass'] as const;
  return wanted.flatMap((type) => legal.filter((action) => action.type === type))[0];
}

async function act({ page, gesture }: Player, action: DurakAction): Promise<void> {
  switch (action.type) {
    case 'attack':
      for (const card of action.cards.slice(gesture === 'drag' ? 1 : 0)) await tapCard(page, card);
      if (gesture === 'drag') await dragCard(page, action.cards[0] ?? -1, page.locator('[data-place="field"]'));
      else await page.locator('[data-place="field"]').click();
      return;
    case 'add':
      await tapCard(page, action.card);
      await press(page, 'lay');
      return;
    case 'cover': {
      const target = page.locator(`[data-pair="${String(action.targetCard)}"]`);
      if (gesture === 'drag') await dragCard(page, action.card, target);
      else {
        await tapCard(page, action.card);
        await target.click({ position: { x: 12, y: 12 } });
      }
      return;
    }
    case 'keep':
    case 'redeal':
      await page.locator(`[data-action="${action.type}"]`).click();
      return;
    default:
      await press(page, action.type);
  }
}

test('Durak: an app, a phone and three bots play to the end, and the television shows the fight', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Durak', 3);
  const { jana, mehmet, television } = room;
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.hand .card')).toHaveCount(6);
  await expect(television.locator('.attack-field')).toBeVisible();
  await expect(television.locator('.trump-pile')).toContainText('Trumpf');
  await expect(television.locator('[data-card]')).toHaveCount(0);

  const actions = await playFrenchMatch(room, async (player, view, legal) => {
    const action = sensible(legal as readonly DurakAction[]);
    const { handCards } = view as DurakView;
    // The page has to be as far as the message.
    if (action === undefined || (await player.page.locator('.hand .card').count()) !== handCards.length) return false;
    for (const card of handCards.slice(0, 1)) await expect(cardIn(player.page, card)).toBeAttached();
    await act(player, action);
    return true;
  });
  expect(actions).toBeGreaterThan(4);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn|unentschieden/iu);
  await expect(television.locator('.reason')).toContainText('Durak');
});
