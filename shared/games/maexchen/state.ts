import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { MaexchenOptions } from './options';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;
/** Stands where an announcement could: nothing was announced in this round. */
export const NOTHING = 0;

/** What the last lifted cup showed. Replaced, never changed. */
export interface MaexchenReveal {
  readonly dice: readonly number[];
  readonly value: number;
  readonly announced: number;
  readonly announcer: Seat;
  readonly doubter: Seat;
  readonly lie: boolean;
}

export interface MaexchenState {
  readonly options: MaexchenOptions;
  readonly random: Random;
  readonly seats: number;
  /** `start`: the round begins with a throw. `announce`: the dice lie under the cup. `answer`: believe or doubt. */
  phase: 'start' | 'announce' | 'answer' | 'over';
  /** Whose move it is. */
  turn: Seat;
  round: number;
  /** The dice under the cup; empty when it is empty. */
  dice: number[];
  /** Who has seen these dice, or NOBODY. */
  knower: Seat;
  /** Throws in this turn. */
  rolls: number;
  announced: number;
  announcer: Seat;
  readonly minus: number[];
  readonly sips: number[];
  /** With lives: the round in which the seat lost its last one, or 0 while it is in. */
  readonly outAt: number[];
  reveal: MaexchenReveal | null;
  /** Id of the latest window for an answer. */
  window: number;
}

/** An independent copy; options and reveal never change and are shared. */
export function copyState(state: MaexchenState): MaexchenState {
  return {
    options: state.options,
    random: [state.random[0], state.random[1], state.random[2], state.random[3]],
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    dice: state.dice.slice(),
    knower: state.knower,
    rolls: state.rolls,
    announced: state.announced,
    announcer: state.announcer,
    minus: state.minus.slice(),
    sips: state.sips.slice(),
    outAt: state.outAt.slice(),
    reveal: state.reveal,
    window: state.window,
  };
}

export function isIn(state: MaexchenState, seat: Seat): boolean {
  return state.outAt[seat] === 0;
}

/** [MX-2] The next player clockwise who is still in; that may be the seat itself. */
export function nextIn(state: MaexchenState, seat: Seat): Seat {
  for (let step = 1; step < state.seats; step++) {
    const next = (seat + step) % state.seats;
    if (isIn(state, next)) return next;
  }
  return seat;
}
