import type { Refusal, Seat } from '../../engine/contract';
import { checkBooking, wake } from './bookers';
import type { FreiParkenEvent } from './events';
import { goesIntoPot } from './reasons';
import type { Reason } from './reasons';
import { refusals } from './refusals';
import { moneyOf } from './state';
import type { Entry, FreiParkenState } from './state';

export type Events = FreiParkenEvent[] | null;

/** [FP-6] Writes a line into the book and answers its number. */
export function writeDown(state: FreiParkenState, entry: Omit<Entry, 'number' | 'reversed'>): number {
  const number = state.entries.length + 1;
  const { kind, by, from, to, amount, owed, reason } = entry;
  state.entries.push({ number, kind, by, from, to, amount, owed, reason, reversed: false });
  wake(state);
  return number;
}

/** What can really be debited: all of it where the accounts are kept elsewhere. */
function debitable(state: FreiParkenState, seat: Seat, amount: number): number {
  return state.options.accounts ? Math.min(amount, moneyOf(state, seat)) : amount;
}

/** Changes an account, if it is kept here. */
export function credit(state: FreiParkenState, seat: Seat, amount: number): void {
  if (state.options.accounts) state.money[seat] = moneyOf(state, seat) + amount;
}

/** [FP-3, FP-5, FP-6] A payment to the bank: debited, written down and, for the right reasons, put into the pot. */
export function pay(state: FreiParkenState, by: Seat, seat: Seat, wanted: number, reason: Reason, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat);
  if (refused !== null) return refused;
  const amount = debitable(state, seat, wanted);
  if (amount === 0) return refusals.noMoney;
  const owed = wanted - amount;
  const intoPot = goesIntoPot(state.options, reason);
  credit(state, seat, -amount);
  if (intoPot) state.pot += amount;
  const entry = writeDown(state, { kind: 'payment', by, from: seat, to: intoPot ? 'pot' : 'bank', amount, owed, reason });
  events?.push({ type: 'paid', by, entry, seat, amount, owed, reason, intoPot, pot: state.pot });
  return null;
}

/** Money from the bank. */
export function receive(state: FreiParkenState, by: Seat, seat: Seat, amount: number, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat);
  if (refused !== null) return refused;
  if (!state.options.accounts) return refusals.noAccounts;
  credit(state, seat, amount);
  const entry = writeDown(state, { kind: 'receipt', by, from: 'bank', to: seat, amount, owed: 0, reason: null });
  events?.push({ type: 'received', by, entry, seat, amount });
  return null;
}

/** A payment that has a receiver never touches the pot, whatever ordered it. */
export function transfer(state: FreiParkenState, by: Seat, seat: Seat, to: Seat, wanted: number, events: Events): Refusal | null {
  const refused = checkBooking(state, by, seat, to);
  if (refused !== null) return refused;
  if (!state.options.accounts) return refusals.noAccounts;
  if (seat === to) return refusals.notToOneself;
  const amount = debitable(state, seat, wanted);
  if (amount === 0) return refusals.noMoney;
  const owed = wanted - amount;
  credit(state, seat, -amount);
  credit(state, to, amount);
  const entry = writeDown(state, { kind: 'transfer', by, from: seat, to, amount, owed, reason: null });
  events?.push({ type: 'transferred', by, entry, seat, to, amount, owed });
  return null;
}
