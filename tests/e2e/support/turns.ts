import { rankOf } from '@shared/cards/french';
import type { BettelnAction, BettelnView } from '@shared/games/betteln';
import type { MaexchenAction, MaexchenView } from '@shared/games/maexchen';
import { expect } from '@playwright/test';
import { dragCard, press, tapCard } from './french-room';
import type { Player, Turn } from './french-room';

/** An announcement above this is not believed. */
const DARING = 52;

/**
 * Mäxchen as cautious people play it: they doubt early and announce the lowest that is allowed.
 * @param whileLooking what is looked at while somebody holds the cup up
 */
export function maexchenTurn(whileLooking: (player: Player) => Promise<void>): Turn {
  return async (player, view, legal) => {
    const { page } = player;
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
      await page.locator('[data-hold="cup"]').first().hover();
      await page.mouse.down();
      await whileLooking(player);
      await page.mouse.up();
      await expect(page.locator('.die')).toHaveCount(0);
      return true;
    }
    const lowest = moves.flatMap((action) => (action.type === 'announce' ? [action.value] : []))[0] ?? 21;
    await page.locator(`[data-value="${String(lowest)}"]`).click();
    await page.locator('[data-action="announce"]').click();
    return true;
  };
}

/** Lays as many cards of the lowest value as it can, otherwise passes. */
function sensible(legal: readonly BettelnAction[]): BettelnAction | undefined {
  const plays = legal.flatMap((action) => (action.type === 'play' ? [action] : []));
  const [lowest] = plays;
  if (lowest === undefined) return legal[0];
  return plays.filter(({ rank }) => rank === lowest.rank).at(-1);
}

/** Betteln without any plan. */
export const bettelnTurn: Turn = async ({ page, gesture }, view, legal) => {
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
};
