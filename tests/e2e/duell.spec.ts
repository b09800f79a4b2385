import { commonLetters } from '@shared/games/typolena/cards';
import type { DuellAction, DuellView } from '@shared/games/typolena-duell';
import { fillFrenchRoom, playFrenchMatch } from './support/french-room';
import { expect, test } from './support/test';

function rightLetter(view: DuellView): string | null {
  const [one, other] = view.seats.map(({ turnedCard }) => turnedCard);
  if (one === null || one === undefined || other === null || other === undefined) return null;
  return commonLetters(one, other)[0] ?? null;
}

test('Duell: a phone calls right and an app wrong until the phone has all the cards, and the television shows both', async ({ app, browser }) => {
  const room = await fillFrenchRoom(app, browser, 'Duell', 0);
  const { jana, mehmet, television } = room;
  await jana.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [jana, mehmet]) await expect(page.locator('[data-pile]')).toHaveCount(2);
  await expect(television.locator('[data-pile]')).toHaveCount(2);

  let reveals = 0;
  const actions = await playFrenchMatch(room, async (player, view, legal) => {
    const { page } = player;
    const moves = legal as readonly DuellAction[];
    if (moves.some(({ type }) => type === 'turnUp')) {
      await expect(page.locator('[data-action="turnUp"]')).toBeVisible();
      // The app plays with keys alone.
      if (player === jana) await page.keyboard.press('Enter');
      else await page.locator('[data-action="turnUp"]').click();
      return true;
    }
    // Where nothing fits, the app calls all the same, and pays for it.
    const letter = rightLetter(view as DuellView);
    if ((letter === null) !== (player === jana)) return false;
    await expect(page.locator('[data-call="none"]')).toHaveAttribute('aria-disabled', 'false');
    if (letter === null) await page.keyboard.press('l');
    else await page.locator(`[data-letter="${letter}"]`).click();
    reveals += 1;
    return true;
  });
  expect(reveals).toBeGreaterThan(5);
  expect(actions).toBeGreaterThan(20);
  await expect(mehmet.page.getByRole('heading', { level: 2 }).first()).toContainText('Du gewinnst');
  await expect(jana.page.getByRole('heading', { level: 2 }).first()).toContainText('Mehmet gewinnt');
  await expect(television.locator('.reason')).toContainText('Mehmet');
});
