import type { Seat } from '../../engine/contract';
import type { Source } from './actions';
import type { Options } from './options';

/** Where a card was laid. `wait`: nowhere, the player only ended his turn. */
export type Target =
  | { readonly place: 'middle'; readonly stack: number }
  | { readonly place: 'seat'; readonly seat: Seat }
  | { readonly place: 'own' }
  | { readonly place: 'wait' };

/** What was done last, until the next lay: what a Schlafmütze call is about. */
export interface LayView {
  readonly number: number;
  readonly seat: Seat;
  /** Null when nothing was laid. */
  readonly card: number | null;
  readonly from: Source;
  readonly to: Target;
}

export interface StackView {
  /** From the 1 at the bottom to the top; closed once the 20 lies there. */
  readonly cards: readonly number[];
  readonly closed: boolean;
}

export interface SeatView {
  readonly drawCount: number;
  readonly ownCount: number;
  /** What lies on top of this player's own pile. */
  readonly ownCard: number | null;
}

/** The last lay while others may still call about it, right or wrong. Only in `challenge`. */
export interface ClaimView {
  /** Number of the lay: what `call` and `trust` name. */
  readonly lay: number;
  readonly seat: Seat;
  /** Who may still call. */
  readonly callers: readonly Seat[];
  /** Whose answer the table waits for, in the sequential form. */
  readonly asked: Seat | null;
  /** It was the last card: unless somebody calls, the player has won. */
  readonly final: boolean;
}

export interface View {
  readonly options: Options;
  /** `check`: the last card waits for the others. */
  readonly phase: 'turn' | 'check' | 'over';
  readonly starter: Seat;
  /** Whose turn it is; when it is over, who had the last one. */
  readonly seat: Seat;
  /** Drawn and not yet laid, open to everybody. */
  readonly drawnCard: number | null;
  /** Drawing begins with turning over the own pile. */
  readonly turnsOver: boolean;
  /** Nothing is left to draw in this turn: it ends by waiting. */
  readonly waits: boolean;
  readonly middle: readonly StackView[];
  readonly seats: readonly SeatView[];
  /** Cards that could not be dealt evenly and were put aside. */
  readonly aside: number;
  readonly lastLay: LayView | null;
  readonly claim: ClaimView | null;
  /** The window of the turn's clock, or null when nobody is hurried. */
  readonly clock: number | null;
}
