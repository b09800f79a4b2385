import type { Seat } from '../../engine/contract';
import type { Colour } from './cards';
import type { Options } from './options';

export interface SeatView {
  readonly count: number;
  readonly out: boolean;
  /** Has said Heil! and laid no triangle since. Whether it is true nobody else knows. */
  readonly heil: boolean;
  /** In how many of his own turns an Eckdrei card has to be gone, the present one included; null without that duty. */
  readonly eckdrei: number | null;
}

/** The last card laid, with the colour that was named for a circle. */
export interface LayView {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly colour: Colour | null;
}

export type PhaseView =
  /** A circle was turned up at the start, and this seat names the colour. */
  | { readonly kind: 'firstColour'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** May lay the card just drawn (a house rule); `card` only for whoever drew it. */
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number | null }
  /** In the sequential form: may still say something after the turn. */
  | { readonly kind: 'calls'; readonly seat: Seat }
  /** What was done last waits for the others, because it could not be taken back (challenge). */
  | { readonly kind: 'check'; readonly seat: Seat; readonly then: 'lay' | 'win' }
  | { readonly kind: 'over' };

/** Hands that were shown with Heil Dreieck! while others may object. */
export interface ShownHand {
  readonly seat: Seat;
  readonly shownCards: readonly number[];
}

/** What others may object to, right or wrong. Only in `challenge`. */
export interface ClaimView {
  /** What `object` and `approve` name. */
  readonly claim: number;
  readonly kind: 'lay' | 'win';
  /** Whose lay or win it is. */
  readonly seats: readonly Seat[];
  readonly objectors: readonly Seat[];
  /** Whose answer the table waits for, in the sequential form. */
  readonly asked: Seat | null;
}

export interface View {
  readonly options: Options;
  readonly starter: Seat;
  /** How many cards everybody was dealt, and draws anew. */
  readonly handSize: number;
  /** 1 is clockwise. */
  readonly direction: 1 | -1;
  readonly phase: PhaseView;
  readonly seats: readonly SeatView[];
  /** The viewer's own cards in ascending order; empty for the table. */
  readonly handCards: readonly number[];
  /** Whether the viewer's own Heil! stands; null for the table. */
  readonly ownHeil: boolean | null;
  readonly topCard: number;
  /** The colour that counts: the top card's, or the one named for a circle. Null until it is named. */
  readonly colour: Colour | null;
  readonly discarded: number;
  /** How many cards are left to draw. */
  readonly talon: number;
  /** Cards that the squares have added up to; 0 when none is to be answered. */
  readonly pending: number;
  readonly lastLay: LayView | null;
  readonly claim: ClaimView | null;
  readonly shown: readonly ShownHand[];
  /** Turns played by all together; the house rules say after how many the game is drawn. */
  readonly turns: number;
  readonly winners: readonly Seat[];
}
