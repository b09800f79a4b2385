import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Viewer } from '../../engine/contract';
import type { Random } from '../../engine/random';
import { copyState } from './state';
import type { DurakState } from './state';

/** Deals the talon and the cards in other hands anew, but for the trump card and what everybody has seen. */
export function redeal(state: DurakState, viewer: Viewer, random: Random): DurakState {
  const copy: DurakState = { ...copyState(state), random: freshRandom(random) };
  const talon = copy.seats;
  dealHiddenAnew(random, [...copy.handCards, copy.talonCards], (card, place) => {
    if (place === talon) return card === copy.trumpCard;
    return place === viewer || copy.knownCards[place]?.includes(card) === true;
  });
  return copy;
}
