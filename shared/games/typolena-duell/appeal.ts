import type { Seat } from '../../engine/contract';
import type { DuellAction } from './actions';
import { isRight, matchMask } from './state';
import type { DuellState } from './state';

/** People misread a typeface now and then. */
const SLIP = 0.01;
const SELDOM = 0.3;
const GOOD = 5;

/** How sensible the action looks, from the cards that lie open. */
export function appeal(state: DuellState, _seat: Seat, action: DuellAction): number {
  const claimed = state.claim?.letter;
  const wrongClaim = claimed !== undefined && !isRight(state, claimed);
  switch (action.type) {
    case 'turnUp':
      return 1;
    case 'call':
      return isRight(state, action.letter) ? GOOD : SLIP;
    case 'none':
      return matchMask(state) === 0 ? GOOD : SELDOM;
    case 'object':
      return wrongClaim ? GOOD : SLIP;
    case 'accept':
      return wrongClaim ? SELDOM : GOOD;
  }
}
