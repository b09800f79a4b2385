import type { Seat } from '../../engine/contract';
import type { FreiParkenAction } from './actions';
import type { FreiParkenState } from './state';

const GOOD = 10_000;
/** Only who sits at the board knows what happened there: a bot should write down nothing. */
const HARDLY_EVER = 0.0001;

export function appeal(_state: FreiParkenState, _seat: Seat, action: FreiParkenAction): number {
  return action.type === 'done' ? GOOD : HARDLY_EVER;
}
