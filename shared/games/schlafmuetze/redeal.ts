import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Random } from '../../engine/random';
import { copyState } from './state';
import type { State } from './state';

/** Deals anew what nobody sees: the draw piles, what lies under the top of each own pile, and cards put aside. */
export function redeal(state: State, random: Random): State {
  const copy: State = { ...copyState(state), random: freshRandom(random) };
  const { ownCards, drawCards, asideCards } = copy;
  const tops = ownCards.map((cards) => cards[cards.length - 1]);
  dealHiddenAnew(random, [...ownCards, ...drawCards, asideCards], (card, place) => tops[place] === card);
  return copy;
}
