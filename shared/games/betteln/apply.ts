import type { Refusal, Seat } from '../../engine/contract';
import type { BettelnAction } from './actions';
import type { BettelnEvent } from './events';
import { exchange, give, leaveRest, nameRank, putAway, takeRest } from './exchange';
import type { BettelnState } from './state';
import { pass, play, yieldLead } from './trick';

/** Takes an action or refuses it; wrong cards are never accepted, since the rules name no penalty for them. */
export function apply(
  state: BettelnState,
  seat: Seat,
  action: BettelnAction,
  events: BettelnEvent[] | null,
): Refusal | null {
  switch (action.type) {
    case 'play':
      return play(state, seat, action.rank, action.count, events);
    case 'pass':
      return pass(state, seat, events);
    case 'yield':
      return yieldLead(state, seat, events);
    case 'exchange':
      return exchange(state, seat, events);
    case 'give':
      return give(state, seat, action.card, events);
    case 'name':
      return nameRank(state, seat, action.rank, events);
    case 'take-rest':
      return takeRest(state, seat, events);
    case 'leave-rest':
      return leaveRest(state, seat, events);
    case 'put-away':
      return putAway(state, seat, action.card, events);
  }
}
