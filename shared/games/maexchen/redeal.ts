import { freshRandom } from '../../cards/piles';
import type { Viewer } from '../../engine/contract';
import { nextBelow } from '../../engine/random';
import type { Random } from '../../engine/random';
import { copyState } from './state';
import type { MaexchenState } from './state';

/** Dice that the viewer has not looked at could show anything. */
export function redeal(state: MaexchenState, viewer: Viewer, random: Random): MaexchenState {
  const copy: MaexchenState = { ...copyState(state), random: freshRandom(random) };
  if (viewer === 'table' || viewer !== state.knower) copy.dice = copy.dice.map(() => nextBelow(random, 6) + 1);
  return copy;
}
