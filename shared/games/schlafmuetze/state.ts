import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { Event, Mistake, OverReason } from './events';
import type { Options } from './options';
import type { LayView } from './view';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;
/** Stands where a window's id could: none. */
export const NO_WINDOW = 0;

/** What happened, or null when nobody wants to know. */
export type Events = Event[] | null;

/** The last lay while others may call about it, with what an upheld call restores. Replaced, never changed. */
export interface Claim {
  readonly mistake: Mistake | null;
  /** Who may still call, as a bit mask. */
  readonly waiting: number;
  /** Whose answer the sequential form waits for, or NOBODY. */
  readonly asked: Seat;
  readonly window: number;
  readonly final: boolean;
  readonly turned: readonly number[];
  readonly sinceMiddle: number;
}

export interface State {
  readonly options: Options;
  readonly random: Random;
  phase: 'turn' | 'check' | 'over';
  readonly seatCount: number;
  readonly starter: Seat;
  /** Whose turn it is. */
  seat: Seat;
  /** Nothing has been done in this turn yet. */
  fresh: boolean;
  drawnCard: number | null;
  /** From bottom to top, like all piles. */
  readonly middleCards: number[][];
  readonly drawCards: number[][];
  readonly ownCards: number[][];
  readonly asideCards: number[];
  /** Replaced, never changed. */
  lastLay: LayView | null;
  claim: Claim | null;
  lays: number;
  /** The last id given to a window. */
  windows: number;
  /** The window of the turn's clock, or NO_WINDOW. */
  clock: number;
  /** How often each seat has turned over its pile since a card was last placed. */
  turned: number[];
  /** Turns since a card last came to lie in the middle. */
  sinceMiddle: number;
  winners: Seat[];
  reason: OverReason;
}

/** An independent copy; options, lays and claims never change and are shared. */
export function copyState(state: State): State {
  const [a, b, c, d] = state.random;
  return {
    options: state.options,
    random: [a, b, c, d],
    phase: state.phase,
    seatCount: state.seatCount,
    starter: state.starter,
    seat: state.seat,
    fresh: state.fresh,
    drawnCard: state.drawnCard,
    middleCards: state.middleCards.map((cards) => cards.slice()),
    drawCards: state.drawCards.map((cards) => cards.slice()),
    ownCards: state.ownCards.map((cards) => cards.slice()),
    asideCards: state.asideCards.slice(),
    lastLay: state.lastLay,
    claim: state.claim,
    lays: state.lays,
    windows: state.windows,
    clock: state.clock,
    turned: state.turned.slice(),
    sinceMiddle: state.sinceMiddle,
    winners: state.winners.slice(),
    reason: state.reason,
  };
}

/** The piles of each kind are made at setup, one for every stack or seat. */
export function pileOf(piles: readonly number[][], index: number): number[] {
  return piles[index] ?? [];
}

export function topOf(piles: readonly number[][], index: number): number | undefined {
  const pile = piles[index];
  return pile?.[pile.length - 1];
}

export function nextSeat(state: State, seat: Seat): Seat {
  return seat + 1 === state.seatCount ? 0 : seat + 1;
}

/** All cards that a player still has to get rid of. */
export function cardsLeft(state: State, seat: Seat): number {
  const drawn = seat === state.seat && state.drawnCard !== null ? 1 : 0;
  return pileOf(state.drawCards, seat).length + pileOf(state.ownCards, seat).length + drawn;
}

export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) !== 0;
}

export function everybodyBut(state: State, seat: Seat): number {
  return ((1 << state.seatCount) - 1) & ~(1 << seat);
}
