import type { Seat } from '../../engine/contract';
import type { LayAction } from './actions';
import { isSpecial } from './cards';
import type { Mistake } from './events';
import { allSeats, handOf, type Claim, type State } from './state';

/**
 * G-TY-14, `challenge`: what the others may object to until the next action. A special card cannot be wrong, except as
 * the last card.
 */
export function claimOf(
  state: State,
  seat: Seat,
  action: LayAction,
  mistake: Mistake | null,
  pending: number,
): Claim | null {
  if (isSpecial(action.card) && handOf(state, seat).length > 1) return null;
  state.windows += 1;
  return {
    mistake,
    waiting: allSeats(state) & ~(1 << seat),
    window: state.windows,
    pending,
    packet: state.stacks[action.stack].packet,
    direction: state.direction,
    skips: state.skips,
    idle: state.idle,
    unlaid: state.unlaid,
  };
}
