import type { Seat, Viewer } from '../../engine/contract';
import type { Letter } from '../typolena/cards';
import { NOBODY, isIn, stackOf } from './state';
import type { DuellState } from './state';

export interface DuellSeatView {
  /** Cards in the stack; nobody knows which. */
  readonly count: number;
  readonly turnedCard: number | null;
  /** Has pressed to turn up, and waits for the others. */
  readonly ready: boolean;
  /** Sees nothing that fits, or has answered. */
  readonly done: boolean;
  /** May call no more in this reveal. */
  readonly locked: boolean;
  readonly out: boolean;
}

export interface DuellClaimView {
  readonly seat: Seat;
  readonly letter: Letter;
  readonly waiting: readonly Seat[];
}

/** The same for everybody: nobody knows more than what lies open. */
export interface DuellView {
  readonly phase: DuellState['phase'];
  readonly seats: readonly DuellSeatView[];
  /** The cards put aside, the oldest first. */
  readonly asideCards: readonly number[];
  /** The running or coming reveal, from 1. */
  readonly reveal: number;
  readonly mostReveals: number;
  /** Whose answer it is in the sequential form. */
  readonly asked: Seat | null;
  readonly claim: DuellClaimView | null;
}

export function view(state: DuellState, _viewer: Viewer): DuellView {
  const { claim, asked } = state;
  return {
    phase: state.phase,
    seats: state.outAt.map((_, seat) => ({
      count: stackOf(state, seat).length,
      turnedCard: state.turnedCards[seat] ?? null,
      ready: state.ready[seat] === true,
      done: state.done[seat] === true,
      locked: state.locked[seat] === true,
      out: !isIn(state, seat),
    })),
    asideCards: [...state.asideCards],
    reveal: state.reveal,
    mostReveals: state.options.mostReveals,
    asked: asked === NOBODY ? null : asked,
    claim: claim === null ? null : { seat: claim.seat, letter: claim.letter, waiting: [...claim.waiting] },
  };
}
