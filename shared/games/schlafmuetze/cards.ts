/**
 * The hundred cards as small integers: five of each number, the five ones first. Equal numbers look the same, but every
 * card has an id of its own.
 */
export const NUMBERS = 20;
export const COPIES = 5;
export const CARD_COUNT = NUMBERS * COPIES;

/** [SM-37] The number on a card, from 1 to 20. */
export function numberOf(card: number): number {
  return Math.floor(card / COPIES) + 1;
}

/** The card with this number; `copy` tells its five likes apart. */
export function cardOf(number: number, copy: number): number {
  return (number - 1) * COPIES + copy;
}

export const deck: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) => card);
/** [SM-4, SM-43] They lie in the middle from the beginning. */
export const ones: readonly number[] = deck.slice(0, COPIES);
/** [SM-5] Everything that is dealt. */
export const others: readonly number[] = deck.slice(COPIES);
