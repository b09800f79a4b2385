import type { Seat } from '../../engine/contract';
import type { Colour } from './cards';

export interface CallTime {
  readonly seat: Seat;
  /** Milliseconds since the window opened. */
  readonly at: number;
}

/** Why cards are drawn. */
export type DrawReason =
  | 'turn'
  /** The total of the squares. */
  | 'squares'
  /** No card was left in hand. */
  | 'empty-hand'
  /** Heil Dreieck! without Heil! before. */
  | 'no-heil'
  /** Heil Dreieck! with other cards, where that costs cards. */
  | 'false-call'
  /** The lay was taken back: one card instead of it. */
  | 'objection';

export type OutReason = 'only-eckdrei' | 'eckdrei-kept';
export type OverReason = 'heil-dreieck' | 'heil-dreieck-together' | 'last-player' | 'exhausted' | 'turn-limit';

/** What is as public as it is told. */
type OpenEvent =
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly number: number;
      readonly seat: Seat;
      readonly card: number;
      readonly colour: Colour | null;
    }
  | { readonly type: 'colourNamed'; readonly seat: Seat; readonly colour: Colour }
  /** The next player faces so many cards. */
  | { readonly type: 'squares'; readonly total: number }
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'heil'; readonly seat: Seat }
  | { readonly type: 'eckdrei'; readonly seat: Seat }
  /** An Eckdrei card has left the hand in time. */
  | { readonly type: 'eckdreiGone'; readonly seat: Seat }
  /** Says Heil Dreieck! and shows the three triangles. `times` are all calls of the race. */
  | {
      readonly type: 'heilDreieck';
      readonly seat: Seat;
      readonly shownCards: readonly number[];
      readonly times: readonly CallTime[];
    }
  /** Says Heil Dreieck! with other cards in hand. */
  | { readonly type: 'falseDreieck'; readonly seat: Seat }
  /** Never said Heil!, and so has not won. */
  | { readonly type: 'heilMissing'; readonly seat: Seat }
  | { readonly type: 'objected'; readonly seat: Seat; readonly claim: number; readonly upheld: boolean }
  | { readonly type: 'approved'; readonly seat: Seat; readonly claim: number }
  /** A card that did not fit goes back into the hand. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly shownCard: number }
  /** Out of the game, and the Eckdrei cards that prove it. */
  | { readonly type: 'out'; readonly seat: Seat; readonly reason: OutReason; readonly shownCards: readonly number[] }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: OverReason };

export type Event =
  | OpenEvent
  /** `missing` cards were not there to be drawn. `cards` is empty when they went under the stack in the same breath. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly reason: DrawReason;
      readonly count: number;
      readonly cards: readonly number[];
      readonly missing: number;
    };

/** Others see how many cards somebody drew, not which. */
export type SeenEvent =
  | OpenEvent
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly reason: DrawReason;
      readonly count: number;
      /** The cards themselves, for whoever drew them; empty when he was out at once. */
      readonly cards: readonly number[] | null;
      readonly missing: number;
    };
