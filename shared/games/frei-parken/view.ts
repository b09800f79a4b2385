import type { Seat, Viewer } from '../../engine/contract';
import type { FreiParkenOptions } from './options';
import type { Reason } from './reasons';
import { BOOKKEEPER, LATEST } from './state';
import type { Account, Entry, FreiParkenState } from './state';

export interface FreiParkenSeatView {
  /** Null when accounts are not kept here. */
  readonly money: number | null;
  /** Stands on Free Parking. */
  readonly parked: boolean;
  readonly bankrupt: boolean;
  /** Has nothing more to book. */
  readonly done: boolean;
}

export interface EntryView {
  readonly number: number;
  readonly kind: Entry['kind'];
  readonly by: Seat;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly owed: number;
  readonly reason: Reason | null;
  readonly reversed: boolean;
}

/** The same for everybody: the book lies open on the table. */
export interface FreiParkenView {
  readonly pot: number;
  readonly seats: readonly FreiParkenSeatView[];
  readonly bookkeeper: Seat;
  /** How many lines the book has. */
  readonly count: number;
  /** The latest lines, the oldest of them first; the viewer's legal actions say which of them may be taken back. */
  readonly entries: readonly EntryView[];
  readonly unit: FreiParkenOptions['unit'];
  readonly sources: FreiParkenOptions['sources'];
  readonly closed: boolean;
}

export function view(state: FreiParkenState, _viewer: Viewer): FreiParkenView {
  const { options } = state;
  return {
    pot: state.pot,
    seats: state.money.map((money, seat) => ({
      money: options.accounts ? money : null,
      parked: state.parked[seat] === true,
      bankrupt: state.bankrupt[seat] === true,
      done: state.done[seat] === true,
    })),
    bookkeeper: BOOKKEEPER,
    count: state.entries.length,
    entries: state.entries.slice(-LATEST).map((entry) => ({
      number: entry.number,
      kind: entry.kind,
      by: entry.by,
      from: entry.from,
      to: entry.to,
      amount: entry.amount,
      owed: entry.owed,
      reason: entry.reason,
      reversed: entry.reversed,
    })),
    unit: options.unit,
    sources: options.sources,
    closed: state.ending !== null,
  };
}
