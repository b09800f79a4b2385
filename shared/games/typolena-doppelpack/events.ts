import type { Seat } from '../../engine/contract';
import type { Letter } from '../typolena/cards';
import type { Sound } from './animals';

/** What can be wrong with a lay, the plainest first; a wrong sound is no sound. */
export type Mistake = 'fit' | 'letter' | 'lastCard' | 'sound';

export type DrawReason = 'turn' | 'mistake' | 'sound' | 'objection';

export type DoppelpackEvent =
  /** `missing` is 1 when there was no card to draw. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly reason: DrawReason;
      readonly cards: readonly number[];
      readonly missing: number;
    }
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'laid';
      readonly number: number;
      readonly seat: Seat;
      readonly card: number;
      readonly letter: Letter;
      readonly sound: Sound | null;
    }
  /** The card was wrong and goes back to the hand; everybody has seen it. */
  | {
      readonly type: 'mistake';
      readonly seat: Seat;
      readonly shownCard: number;
      readonly letter: Letter;
      readonly reason: Exclude<Mistake, 'sound'>;
    }
  /** The animal's sound was forgotten, or another animal's was made. */
  | { readonly type: 'soundForgotten'; readonly seat: Seat; readonly shownCard: number; readonly sound: Sound | null }
  | { readonly type: 'passed'; readonly seat: Seat; readonly laid: number }
  | { readonly type: 'objected'; readonly seat: Seat; readonly against: Seat; readonly lay: number; readonly upheld: boolean }
  | { readonly type: 'approved'; readonly seat: Seat; readonly lay: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat }
  /** Nobody has laid all cards: nobody could draw or lay any more, or there were too many rounds. */
  | { readonly type: 'ended'; readonly reason: 'exhausted' | 'round-limit' };

/** Others see how many cards somebody drew, not which. */
export type SeenDoppelpackEvent =
  | Exclude<DoppelpackEvent, { readonly type: 'drew' }>
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly reason: DrawReason;
      readonly count: number;
      readonly cards: readonly number[] | null;
      readonly missing: number;
    };
