import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Viewer } from '../../engine/contract';
import type { Random } from '../../engine/random';
import { copyState } from './state';
import type { DuellState } from './state';

/** Deals all stacks anew: nobody knows what lies in them, not even in his own. */
export function redeal(state: DuellState, _viewer: Viewer, random: Random): DuellState {
  const copy: DuellState = { ...copyState(state), random: freshRandom(random) };
  dealHiddenAnew(random, copy.stackCards, () => false);
  return copy;
}
