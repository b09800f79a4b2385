import type { Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import { ECKDREI, symbolOf } from './cards';
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

/** Cards that were drawn only to go under the stack nobody gets to know. */
function forgetDrawn(seat: Seat, events: Events): void {
  events?.forEach((event, index) => {
    if (event.type === 'drew' && event.seat === seat) events[index] = { ...event, cards: [] };
  });
}

/** [HD-36, HD-38] The seat has lost. Its cards go under the draw stack, and the last one left wins. */
export function leave(state: State, seat: Seat, reason: OutReason, events: Events): void {
  const hand = handOf(state, seat);
  state.outSeats.push(seat);
  state.eckdrei[seat] = NO_DUTY;
  forgetDrawn(seat, events);
  events?.push({ type: 'out', seat, reason, shownCards: hand.filter((card) => symbolOf(card) === ECKDREI) });
  state.talonCards.unshift(...shuffle(state.random, hand));
  state.handCards[seat] = [];
  if (seatsIn(state) > 1) return;
  for (let last = 0; last < state.seatCount; last++) if (!isOut(state, last)) finish(state, [last], 'last-player', events);
}
