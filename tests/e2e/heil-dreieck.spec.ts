import type { Action, View } from '@shared/games/heil-dreieck';
import { CIRCLE, TRIANGLE, symbolOf } from '@shared/games/heil-dreieck/cards';
import { cardIn, dragCard, fillFrenchRoom, playFrenchMatch, tapCard } from './support/french-room';
import type { Player } from './support/french-room';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';

/** Keeps its triangles as long as anything else can be laid. */
function sensible(legal: readonly Action[]): Action | undefined {
  const lays = legal.flatMap((action) => (action.type === 'lay' ? [action] : []));
  const wanted = ['nameColour', 'pass', 'take', 'draw'] as const;
  return lays.find(({ card }) => symbolOf(card) !== TRIANGLE) ?? wanted.flatMap((type) => legal.filter((action) => action.type === type))[0];
}

async function act({ page, gesture }: Player, action: Action): Promise<void> {
  switch (action.type) {
    case 'lay':
      if (gesture === 'drag') await dragCard(page, action.card, page.locator('[data-place="stack"]'));
      else {
        await tapCard(page, action.card);
        await page.locator('[data-place="stack"]').click();
      }
      if (symbolOf(action.card) === CIRCLE) await page.locator(`[data-colour="${String(action.colour)}"]`).click();
      return;
    case 'nameColour':
      await page.locator(`[data-colour="${action.colour}"]`).click();
      return;
    default:
      await page.locator(`[data-action="${action.type}"]`).click();
  }
}

test('Heil Dreieck!: an app, a phone and six bots play to the end, and the television shows the colour that counts', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Heil Dreieck!', 6);
  const { jana, mehmet, television } = room;
  await choosePreset(jana.page, 'Für den Anfang');
  // Bots hoard triangles: a short limit ends the match in time, one way or the other.
  await jana.page.getByRole('button', { name: 'Regeln ändern' }).click();
  const fewer = jana.page.getByRole('button', { name: 'Unentschieden nach Zügen −' });
  for (const turns of [700, 600, 500, 400, 300, 200]) {
    await fewer.click();
    await expect(jana.page.getByRole('group', { name: 'Unentschieden nach Zügen' }).locator('output')).toHaveText(String(turns));
  }
  await jana.page.keyboard.press('Escape');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('.hand .card').first()).toBeVisible();
  await expect(television.locator('.colour-panel .word')).toHaveText(/Schwarz|Rot|Blau|Grün|noch offen/u);
  await expect(television.locator('[data-card]')).toHaveCount(0);

  const actions = await playFrenchMatch(room, async (player, view, legal) => {
    const action = sensible(legal as readonly Action[]);
    const { handCards } = view as View;
    // The page has to be as far as the message.
    if (action === undefined || (await player.page.locator('.hand .card').count()) !== handCards.length) return false;
    for (const card of handCards.slice(0, 1)) await expect(cardIn(player.page, card)).toBeAttached();
    await act(player, action);
    return true;
  });
  expect(actions).toBeGreaterThan(5);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn|unentschieden/iu);
  await expect(television.locator('.reason')).not.toBeEmpty();
});
