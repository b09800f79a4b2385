import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { Letter } from '../typolena/cards';
import type { Sound } from './animals';
import type { Mistake } from './events';
import type { DoppelpackOptions } from './options';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;
export const HAND_SIZE = 3;
export const MOST_LAYS = 2;

export type DoppelpackEnding = 'all-laid' | 'exhausted' | 'round-limit';

/** The last lay. Replaced, never changed. */
export interface DoppelpackLay {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly letter: Letter;
  readonly sound: Sound | null;
}

/** Challenge: the last lay as long as somebody may object to it. Replaced, never changed. */
export interface DoppelpackClaim {
  readonly mistake: Mistake | null;
  /** What `idle` was before the lay. */
  readonly idle: number;
  readonly waiting: readonly Seat[];
}

export interface DoppelpackState {
  readonly options: DoppelpackOptions;
  readonly random: Random;
  readonly seats: number;
  readonly dealer: Seat;
  /** `draw`: the turn begins. `lay`: up to two cards. `check`: the last card may still be objected to. */
  phase: 'draw' | 'lay' | 'check' | 'over';
  turn: Seat;
  /** How many cards were laid in this turn. */
  laid: number;
  /** The next card to draw stands last. */
  talonCards: number[];
  /** The top card stands last. */
  stackCards: number[];
  readonly handCards: number[][];
  lays: number;
  lastLay: DoppelpackLay | null;
  claim: DoppelpackClaim | null;
  /** Id of the latest window for objections. */
  window: number;
  /** Turns in a row in which no card was drawn or laid. */
  idle: number;
  /** Turns that are over. */
  turns: number;
  winner: Seat;
  ending: DoppelpackEnding | null;
}

/** An independent copy; options, claim and last lay never change and are shared. */
export function copyState(state: DoppelpackState): DoppelpackState {
  return {
    options: state.options,
    random: [state.random[0], state.random[1], state.random[2], state.random[3]],
    seats: state.seats,
    dealer: state.dealer,
    phase: state.phase,
    turn: state.turn,
    laid: state.laid,
    talonCards: state.talonCards.slice(),
    stackCards: state.stackCards.slice(),
    handCards: state.handCards.map((cards) => cards.slice()),
    lays: state.lays,
    lastLay: state.lastLay,
    claim: state.claim,
    window: state.window,
    idle: state.idle,
    turns: state.turns,
    winner: state.winner,
    ending: state.ending,
  };
}

const noCards: number[] = [];

export function handOf(state: DoppelpackState, seat: Seat): number[] {
  return state.handCards[seat] ?? noCards;
}

/** The card that the next one has to fit. */
export function topOf(state: DoppelpackState): number {
  return state.stackCards[state.stackCards.length - 1] ?? NOBODY;
}

/** What the last card was laid on, as long as it lies there; or NOBODY. */
export function underOf(state: DoppelpackState): number {
  return state.lastLay === null ? NOBODY : (state.stackCards[state.stackCards.length - 2] ?? NOBODY);
}

export function nextSeat(state: DoppelpackState, seat: Seat): Seat {
  return (seat + 1) % state.seats;
}
