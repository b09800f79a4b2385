import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Viewer } from '../../engine/contract';
import type { Random } from '../../engine/random';
import { copyState, topOf, underOf } from './state';
import type { DoppelpackState } from './state';

/** Deals the talon, the other hands and what lies deep in the stack anew. */
export function redeal(state: DoppelpackState, viewer: Viewer, random: Random): DoppelpackState {
  const copy: DoppelpackState = { ...copyState(state), random: freshRandom(random) };
  const [top, under] = [topOf(copy), underOf(copy)];
  dealHiddenAnew(random, [...copy.handCards, copy.talonCards, copy.stackCards], (card, place) => {
    return place === viewer || (place === copy.seats + 1 && (card === top || card === under));
  });
  return copy;
}
