import type { Deal } from '../../engine/contract';
import type { BettelnOptions } from './options';
import { NO_PLACE } from './state';
import type { BettelnState } from './state';

/** What the next match of the evening has to know about this one: the offices. */
export interface BettelnCarry {
  /** For each seat its place, 0 for the king. */
  readonly places: readonly number[];
}

export function carryOf(state: BettelnState): BettelnCarry | null {
  return state.phase === 'over' ? { places: [...state.places] } : null;
}

/** Stands below every place that there can be. */
const NEWCOMER = 1000;

/**
 * The places that rule this match: those who stay move up into the gaps that others leave, and newcomers join below
 * them. All NO_PLACE when nobody has an office.
 */
export function inheritPlaces(deal: Deal<BettelnOptions, BettelnCarry>): number[] {
  const none = Array.from({ length: deal.seats }, () => NO_PLACE);
  const { previous } = deal;
  if (previous === null) return none;
  const formerOf = (seat: number): number => {
    const former = deal.previousSeats[seat] ?? null;
    return former === null ? NEWCOMER : (previous.places[former] ?? NEWCOMER);
  };
  const seats = none.map((_, seat) => seat);
  if (seats.every((seat) => formerOf(seat) === NEWCOMER)) return none;
  const ranked = [...seats].sort((left, right) => formerOf(left) - formerOf(right) || left - right);
  return seats.map((seat) => ranked.indexOf(seat));
}
