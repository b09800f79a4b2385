import { rankOf } from '@shared/cards/french';
import type { BettelnAction } from '@shared/games/betteln/actions';

export type ActionOf<Type extends BettelnAction['type']> = Extract<BettelnAction, { readonly type: Type }>;

/** The listed actions of one type. */
export function legalOf<Type extends BettelnAction['type']>(legal: readonly BettelnAction[], type: Type): ActionOf<Type>[] {
  return legal.filter((action): action is ActionOf<Type> => action.type === type);
}

/** How many cards of this value may be laid now, smallest first. */
export function legalCounts(legal: readonly BettelnAction[], rank: number): number[] {
  return legalOf(legal, 'play')
    .filter((action) => action.rank === rank)
    .map(({ count }) => count)
    .sort((left, right) => left - right);
}

export function playFor(legal: readonly BettelnAction[], cards: readonly number[]): ActionOf<'play'> | null {
  const [first] = cards;
  if (first === undefined) return null;
  return legalOf(legal, 'play').find((action) => action.rank === rankOf(first) && action.count === cards.length) ?? null;
}

/** The giving away of one card that the moment asks for, if it does. */
export function givingOf(legal: readonly BettelnAction[], card: number): BettelnAction | null {
  return legal.find((action) => (action.type === 'give' || action.type === 'put-away') && action.card === card) ?? null;
}

export function isGiving(legal: readonly BettelnAction[]): boolean {
  return legal.some(({ type }) => type === 'give' || type === 'put-away');
}

/** So many cards of one value, these first. */
export function pick(first: readonly number[], hand: readonly number[], count: number): readonly number[] {
  const [lead] = first;
  if (lead === undefined) return [];
  const others = hand.filter((card) => rankOf(card) === rankOf(lead) && !first.includes(card));
  return [...first, ...others].slice(0, count);
}

/**
 * What is chosen after a tap. The first tap takes as few cards of the value as may be laid, each further one the next larger
 * number; a second tap on a card lets go, a quick one takes the whole set.
 */
export function chosenAfter(
  chosen: readonly number[],
  card: number,
  hand: readonly number[],
  legal: readonly BettelnAction[],
  quick: boolean,
): readonly number[] {
  if (isGiving(legal)) return chosen.includes(card) ? [] : [card];
  const counts = legalCounts(legal, rankOf(card));
  if (quick) return pick([card], hand, counts.at(-1) ?? 0);
  if (chosen.includes(card)) {
    const rest = chosen.filter((other) => other !== card);
    return rest.slice(0, counts.filter((count) => count <= rest.length).at(-1) ?? 0);
  }
  const [first] = chosen;
  if (first === undefined || rankOf(first) !== rankOf(card)) return pick([card], hand, counts[0] ?? 0);
  const next = counts.find((count) => count > chosen.length);
  return next === undefined ? chosen : pick([...chosen, card], hand, next);
}

/** The cards that take part in any listed action. */
export function isPlayable(legal: readonly BettelnAction[], card: number): boolean {
  return legalCounts(legal, rankOf(card)).length > 0 || givingOf(legal, card) !== null;
}
