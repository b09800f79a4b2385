import type { Refusal, Seat } from '../../engine/contract';
import { checkBooker, mayBookFor, wake } from './bookers';
import { credit } from './booking';
import type { Events } from './booking';
import { refusals } from './refusals';
import { isReversible, isSolvent, moneyOf } from './state';
import type { Account, Entry, FreiParkenState } from './state';

function seatsIn({ from, to }: Entry): Seat[] {
  return [from, to].filter((account): account is Seat => typeof account === 'number');
}

/** Whether `by` may take this line back: what nobody can get back any more stays as it is. */
export function mayReverse(state: FreiParkenState, by: Seat, entry: Entry): boolean {
  if (!isReversible(state, entry) || !mayBookFor(state, by, ...seatsIn(entry))) return false;
  return entry.kind === 'bankruptcy' || typeof entry.from !== 'number' || isSolvent(state, entry.from);
}

/** What the account can give back of this sum: neither a pot nor a player goes below zero. */
function taken(state: FreiParkenState, account: Account, amount: number): number {
  if (account === 'bank') return amount;
  if (account === 'pot') return Math.min(amount, state.pot);
  return state.options.accounts ? Math.min(amount, moneyOf(state, account)) : amount;
}

/** [FP-6] Takes a line back: the giver has everything again, the receiver gives back as far as it goes. */
export function reverse(state: FreiParkenState, by: Seat, number: number, events: Events): Refusal | null {
  const refused = checkBooker(state, by);
  if (refused !== null) return refused;
  const entry = state.entries[number - 1];
  if (entry === undefined || !mayReverse(state, by, entry)) return refusals.notReversible;
  const { from, to, amount, kind } = entry;
  const back = taken(state, to, amount);
  if (to === 'pot') state.pot -= back;
  else if (to !== 'bank') credit(state, to, -back);
  // The paid-out pot comes back instead of the seed that took its place.
  if (from === 'pot') state.pot = Math.max(state.pot + amount - state.options.seed, 0);
  else if (from !== 'bank') credit(state, from, amount);
  if (kind === 'payout' && typeof to === 'number') state.parked[to] = false;
  if (kind === 'bankruptcy' && typeof from === 'number') state.bankrupt[from] = false;
  state.entries[number - 1] = { ...entry, reversed: true };
  wake(state);
  events?.push({ type: 'reversed', by, entry: number, returned: amount, taken: back, pot: state.pot });
  return null;
}
