import type { Refusal, Seat } from '../../engine/contract';
import { checkBooking, wake } from './bookers';
import { credit, writeDown } from './booking';
import type { Events } from './booking';
import { refusals } from './refusals';
import type { FreiParkenState } from './state';

/** [FP-7] Whoever ends a move on Free Parking gets the pot, once for each time that he arrives there. */
export function park(state: FreiParkenState, by: Seat, seat: Seat, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat);
  if (refused !== null) return refused;
  if (state.parked[seat] === true) return refusals.alreadyParked;
  state.parked[seat] = true;
  events?.push({ type: 'parked', by, seat });
  payOut(state, by, seat, events);
  return null;
}

/** [FP-7] The pot begins anew afterwards; an empty one is worth what the table has agreed. */
function payOut(state: FreiParkenState, by: Seat, seat: Seat, events: Events): void {
  const from = state.pot > 0 ? 'pot' : 'bank';
  const amount = from === 'pot' ? state.pot : state.options.empty;
  if (amount === 0) {
    wake(state);
    events?.push({ type: 'potEmpty', seat });
    return;
  }
  if (from === 'pot') state.pot = state.options.seed;
  credit(state, seat, amount);
  const entry = writeDown(state, { kind: 'payout', by, from, to: seat, amount, owed: 0, reason: null });
  events?.push({ type: 'paidOut', entry, seat, amount, from, pot: state.pot });
}

/** Passing over Free Parking or leaving it pays nothing. */
export function moveOn(state: FreiParkenState, by: Seat, seat: Seat, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat);
  if (refused !== null) return refused;
  if (state.parked[seat] !== true) return refusals.notParked;
  state.parked[seat] = false;
  wake(state);
  events?.push({ type: 'movedOn', by, seat });
  return null;
}
