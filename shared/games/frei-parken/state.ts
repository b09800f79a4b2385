import type { Seat } from '../../engine/contract';
import type { FreiParkenOptions } from './options';
import type { Reason } from './reasons';

/** Where money comes from and goes to. */
export type Account = Seat | 'bank' | 'pot';

/** [FP-6] A line of the book. Replaced, never changed. */
export interface Entry {
  /** From 1. */
  readonly number: number;
  readonly kind: 'payment' | 'receipt' | 'transfer' | 'payout' | 'bankruptcy';
  /** Who wrote it down. */
  readonly by: Seat;
  readonly from: Account;
  readonly to: Account;
  /** What was really debited. */
  readonly amount: number;
  /** What could not be paid. */
  readonly owed: number;
  /** For payments to the bank. */
  readonly reason: Reason | null;
  readonly reversed: boolean;
}

export type FreiParkenEnding = 'closed' | 'last-solvent';

/** There is no chance in a book, so the state holds no generator. */
export interface FreiParkenState {
  readonly options: FreiParkenOptions;
  readonly seats: number;
  /** What each seat has; it stays as it is when accounts are not kept here. */
  readonly money: number[];
  pot: number;
  readonly entries: Entry[];
  /** Stands on Free Parking and has been paid for it. */
  readonly parked: boolean[];
  readonly bankrupt: boolean[];
  /** Has nothing more to book. */
  readonly done: boolean[];
  ending: FreiParkenEnding | null;
}

/** The seat that keeps the book: the first one. */
export const BOOKKEEPER: Seat = 0;
/** So many of the latest entries are shown, and can be taken back. */
export const LATEST = 50;

/** An independent copy; entries and options never change and are shared. */
export function copyState(state: FreiParkenState): FreiParkenState {
  return {
    options: state.options,
    seats: state.seats,
    money: state.money.slice(),
    pot: state.pot,
    entries: state.entries.slice(),
    parked: state.parked.slice(),
    bankrupt: state.bankrupt.slice(),
    done: state.done.slice(),
    ending: state.ending,
  };
}

/** Plays at this table and has not gone bankrupt. */
export function isSolvent(state: FreiParkenState, seat: Seat): boolean {
  return state.bankrupt[seat] === false;
}

export function moneyOf(state: FreiParkenState, seat: Seat): number {
  return state.money[seat] ?? 0;
}

/** Whether this line can still be taken back. */
export function isReversible(state: FreiParkenState, entry: Entry): boolean {
  return !entry.reversed && entry.number > state.entries.length - LATEST;
}
