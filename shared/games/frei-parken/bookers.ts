import type { Refusal, Seat } from '../../engine/contract';
import { refusals } from './refusals';
import { BOOKKEEPER, isSolvent } from './state';
import type { FreiParkenState } from './state';

/** Whether the seat writes into the book at all. */
export function isBooker(state: FreiParkenState, seat: Seat): boolean {
  if (seat < 0 || seat >= state.seats || state.ending !== null) return false;
  return seat === BOOKKEEPER || (state.options.bookers !== 'bookkeeper' && isSolvent(state, seat));
}

/** Who may write something down now. */
export function activeBookers(state: FreiParkenState): Seat[] {
  return state.done.flatMap((done, seat) => (!done && isBooker(state, seat) ? [seat] : []));
}

/** Whether `by` may write something down that concerns these accounts. */
export function mayBookFor(state: FreiParkenState, by: Seat, ...seats: readonly Seat[]): boolean {
  return by === BOOKKEEPER || state.options.bookers !== 'own' || seats.includes(by);
}

export function checkBooker(state: FreiParkenState, by: Seat): Refusal | null {
  if (state.ending !== null) return refusals.bookClosed;
  if (!isBooker(state, by)) return refusals.mayNotBook;
  return state.done[by] === true ? refusals.nothingMoreToBook : null;
}

/** The same for a booking about these accounts, which all have to be those of solvent players. */
export function checkBooking(state: FreiParkenState, by: Seat, ...seats: readonly Seat[]): Refusal | null {
  const refused = checkBooker(state, by);
  if (refused !== null) return refused;
  if (seats.some((seat) => seat >= state.seats)) return refusals.noSuchAccount;
  if (!seats.every((seat) => isSolvent(state, seat))) return refusals.isBankrupt;
  return mayBookFor(state, by, ...seats) ? null : refusals.mayNotBook;
}

/** After every booking everybody may have something to add. */
export function wake(state: FreiParkenState): void {
  state.done.fill(false);
}
