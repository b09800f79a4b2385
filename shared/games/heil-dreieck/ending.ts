import type { Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { OutReason, OverReason } from './events';
import { NO_DUTY, handOf, isOut, seatsIn } from './state';
import type { Events, State } from './state';

export function finish(state: State, winners: Seat[], reason: OverReason, events: Events): void {
  state.phase = 'over';
  state.claim = null;
  state.drawnCard = null;
  state.winners = winners;
  state.reason = reason;
  events?.push({ type: 'over', winners: [...winners], reason });
}

/** [HD-36, HD-38] The seat has lost. Its cards go under the draw stack, and the last one left wins. */
export function leave(state: State, seat: Seat, reason: OutReason, events: Events): void {
  state.outSeats.push(seat);
  state.eckdrei[seat] = NO_DUTY;
  state.talonCards.unshift(...shuffle(state.random, handOf(state, seat)));
  state.handCards[seat] = [];
  events?.push({ type: 'out', seat, reason });
  if (seatsIn(state) > 1) return;
  for (let last = 0; last < state.seatCount; last++) if (!isOut(state, last)) finish(state, [last], 'last-player', events);
}
