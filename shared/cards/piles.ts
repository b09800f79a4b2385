import { nextWord, shuffle } from '../engine/random';
import type { Random } from '../engine/random';

/** Takes the card out of the list and keeps the order of the others; false when it is not there. */
export function removeCard(cards: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  const last = cards.length - 1;
  // Shifting by hand: splice would build an array for each card played.
  for (let index = at; index < last; index++) cards[index] = cards[index + 1] ?? 0;
  cards.pop();
  return true;
}

/**
 * Deals the hidden cards of these places anew among their places, in place; `stays` tells which cards the viewer
 * knows to be where they are. Returns what every card became, for lists that merely mention cards.
 */
export function dealHiddenAnew(
  random: Random,
  places: readonly number[][],
  stays: (card: number, place: number) => boolean,
): (card: number) => number {
  const hidden: number[] = [];
  places.forEach((place, index) => {
    for (const card of place) if (!stays(card, index)) hidden.push(card);
  });
  const dealt = shuffle(random, [...hidden]);
  const became = new Map<number, number>();
  let next = 0;
  places.forEach((place, index) => {
    for (let at = 0; at < place.length; at++) {
      const card = place[at] ?? 0;
      if (stays(card, index)) continue;
      const other = dealt[next++] ?? card;
      became.set(card, other);
      place[at] = other;
    }
  });
  return (card) => became.get(card) ?? card;
}

/** Randomness that has nothing in common with the state's own: what is still to come is hidden too. */
export function freshRandom(random: Random): Random {
  return [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
}
