import { rankOf } from '../../cards/french';
import type { Seat } from '../../engine/contract';
import type { BettelnAction } from './actions';
import { strengthOf } from './order';
import { handOf } from './state';
import type { BettelnState } from './state';
import { countOf } from './trick';

const STRONGEST = 13;

/** Weak cards are easily let go, and rather all of a value than some of it. */
function ease(state: BettelnState, seat: Seat, rank: number, count: number): number {
  const left = STRONGEST - strengthOf(state.options, rank);
  const whole = count === countOf(state, seat, rank) ? 2 : 1;
  return whole * (0.5 + (left * left) / 8) * (1 + count / 2);
}

/** How sensible the action looks, from the seat's own hand and from what lies open. */
export function appeal(state: BettelnState, seat: Seat, action: BettelnAction): number {
  switch (action.type) {
    case 'play':
      // Whoever can go out does.
      if (action.count === handOf(state, seat).length) return 1000;
      return ease(state, seat, action.rank, action.count);
    case 'pass':
      return 4;
    case 'yield':
      return 0.2;
    case 'exchange':
    case 'leave-rest':
      return 1;
    case 'take-rest':
      return 10;
    case 'give':
    case 'put-away':
      return ease(state, seat, rankOf(action.card), 1);
    case 'name': {
      const strength = strengthOf(state.options, action.rank);
      return 0.01 + strength ** 4 / 1000;
    }
  }
}
