import type { Page } from '@playwright/test';
import type { Action, View } from '@shared/games/schlafmuetze';
import { fillFrenchRoom, playFrenchMatch } from './support/french-room';
import type { Player } from './support/french-room';
import { choosePreset } from './support/room';
import { expect, test } from './support/test';

/** The cards as they lie for this player: what he has drawn, or the top of his own pile. */
function sourceOf(from: 'drawn' | 'own', seat: number): string {
  return from === 'drawn' ? '.drawn[data-card]' : `.own-places [data-place="pile-${String(seat)}"]`;
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const end = await page.locator(to).boundingBox();
  if (end === null) throw new Error('the place is not on the page');
  await page.locator(from).hover();
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Lays what can be laid; otherwise draws, keeps or waits. */
function sensible(legal: readonly Action[]): Action | undefined {
  const wanted = ['layMiddle', 'layAtSeat', 'draw', 'keep', 'wait'] as const;
  return wanted.flatMap((type) => legal.filter((action) => action.type === type))[0];
}

async function act({ page, gesture }: Player, action: Action, seat: number): Promise<void> {
  if (action.type !== 'layMiddle' && action.type !== 'layAtSeat') {
    await page.locator(`[data-action="${action.type}"]`).click();
    return;
  }
  const place = action.type === 'layMiddle' ? `[data-place="middle-${String(action.stack)}"]` : `[data-place="pile-${String(action.seat)}"]`;
  const source = sourceOf(action.from, seat);
  if (gesture === 'drag') {
    await drag(page, source, place);
    return;
  }
  // A drawn card is in the hand already.
  if (action.from === 'own') await page.locator(source).click();
  else await expect(page.locator(source)).toBeVisible();
  await page.locator(place).click();
}

test('Schlafmütze: an app, a phone and six bots play to the end, and everything lies on the television', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Schlafmütze', 6);
  const { jana, mehmet, television } = room;
  await choosePreset(jana.page, 'Für den Anfang');
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const page of [jana.page, mehmet.page, television]) {
    await expect(page.locator('[data-place^="middle-"]')).toHaveCount(5);
    await expect(page.locator('[data-place^="pile-"]')).toHaveCount(8);
  }
  await expect(television.locator('.public-table button')).toHaveCount(0);

  const actions = await playFrenchMatch(room, async (player, view, legal) => {
    const action = sensible(legal as readonly Action[]);
    const { seat } = view as View;
    if (action === undefined) return false;
    await act(player, action, seat);
    return true;
  });
  expect(actions).toBeGreaterThan(10);
  for (const { page } of [jana, mehmet]) await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/gewinn/iu);
  await expect(television.locator('.reason')).toContainText('alle Karten los');
});
