/**
 * The hundred cards as small integers: five of each number, the five ones first. Equal numbers look the same, but every
 * card has an id of its own.
 */
export const NUMBERS = 20;
export const COPIES = 5;
export const CARD_COUNT = NUMBERS * COPIES;

// Playouts ask for numbers many times a move; a table is faster than a division.
const NUMBER_OF = new Uint8Array(CARD_COUNT);
for (let card = 0; card < CARD_COUNT; card++) NUMBER_OF[card] = Math.floor(card / COPIES) + 1;

/** [SM-37] The number on a card, from 1 to 20. */
export function numberOf(card: number): number {
  return NUMBER_OF[card] ?? 0;
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
