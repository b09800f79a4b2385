import type { Refusal, Seat } from '../../engine/contract';
import { activeBookers, checkBooker, checkBooking } from './bookers';
import { credit, writeDown } from './booking';
import type { Events } from './booking';
import { refusals } from './refusals';
import { BOOKKEEPER, moneyOf } from './state';
import type { FreiParkenEnding, FreiParkenState } from './state';

function solventSeats(state: FreiParkenState): Seat[] {
  return state.bankrupt.flatMap((bankrupt, seat) => (bankrupt ? [] : [seat]));
}

/** [FP-7] What is left goes to the bank; the pot stays, since nobody has a claim on it. The last one solvent has won. */
export function goBankrupt(state: FreiParkenState, by: Seat, seat: Seat, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat);
  if (refused !== null) return refused;
  const amount = state.options.accounts ? moneyOf(state, seat) : 0;
  credit(state, seat, -amount);
  state.bankrupt[seat] = true;
  state.parked[seat] = false;
  const entry = writeDown(state, { kind: 'bankruptcy', by, from: seat, to: 'bank', amount, owed: 0, reason: null });
  events?.push({ type: 'bankrupt', by, entry, seat, amount });
  if (solventSeats(state).length < 2) end(state, 'last-solvent', null, events);
  return null;
}

/** Has nothing more to book. When nobody has, the book is closed. */
export function done(state: FreiParkenState, by: Seat, events: Events): Refusal | null {
  const refused = checkBooker(state, by);
  if (refused !== null) return refused;
  state.done[by] = true;
  events?.push({ type: 'done', by });
  if (activeBookers(state).length === 0) end(state, 'closed', null, events);
  return null;
}

export function close(state: FreiParkenState, by: Seat, events: Events): Refusal | null {
  const refused = checkBooker(state, by);
  if (refused !== null) return refused;
  if (by !== BOOKKEEPER) return refusals.onlyBookkeeper;
  end(state, 'closed', by, events);
  return null;
}

function end(state: FreiParkenState, ending: FreiParkenEnding, by: Seat | null, events: Events): void {
  if (state.options.rest === 'split') split(state, events);
  state.ending = ending;
  events?.push({ type: 'closed', by });
}

/** An option: what lies in the pot is shared, and what cannot be divided stays with nobody. */
function split(state: FreiParkenState, events: Events): void {
  const seats = solventSeats(state);
  const amount = Math.floor(state.pot / seats.length);
  if (amount === 0) return;
  for (const seat of seats) credit(state, seat, amount);
  state.pot -= amount * seats.length;
  events?.push({ type: 'split', seats, amount });
}
