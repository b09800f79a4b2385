import type { Seat } from '../../engine/contract';
import type { Source } from './actions';
import type { Target } from './view';

/** What can be wrong with a lay, the plainest first. */
export type Mistake =
  /** The number does not fit. */
  | 'does-not-fit'
  /** B: the drawn card was laid although the top of the own pile could be. */
  | 'own-pile-first'
  /** It lies at a player although it fits in the middle. */
  | 'middle-first'
  /** A house rule: another player's pile comes earlier clockwise. */
  | 'nearer-pile-first'
  /** It was kept, or the turn ended, although there was a place for it. */
  | 'overlooked';

export interface CallTime {
  readonly seat: Seat;
  /** Milliseconds since the window opened. */
  readonly at: number;
}

export type OverReason = 'all-cards-laid' | 'standstill';

export type Event =
  | { readonly type: 'turn'; readonly seat: Seat }
  /** The own pile, turned over, is the new draw pile. */
  | { readonly type: 'turnedOver'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'laid';
      readonly number: number;
      readonly seat: Seat;
      readonly card: number;
      readonly from: Source;
      readonly to: Target;
    }
  | { readonly type: 'waited'; readonly number: number; readonly seat: Seat }
  /** The clock ran out, and the table acts for the player. */
  | { readonly type: 'timeUp'; readonly seat: Seat }
  /** `seat` was the first to call; `callers` are all who called as early, `times` all calls of the race. */
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly against: Seat;
      readonly lay: number;
      readonly upheld: boolean;
      readonly callers: readonly Seat[];
      readonly times: readonly CallTime[];
    }
  | { readonly type: 'trusted'; readonly seat: Seat; readonly lay: number }
  /** The player is a Schlafmütze, and why. */
  | { readonly type: 'mistake'; readonly seat: Seat; readonly lay: number; readonly reason: Mistake }
  /** The misplaced card lies on its player's own pile again. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly card: number; readonly to: Target }
  /** A card that was drawn and not laid goes back on the draw pile, face down. */
  | { readonly type: 'putBack'; readonly seat: Seat; readonly card: number }
  /** The bottom card of a draw pile goes under another one, face down. */
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: OverReason };

/** Everything in Schlafmütze happens in the open; what stays face down is not named in events. */
export type SeenEvent = Event;
