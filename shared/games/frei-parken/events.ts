import type { Seat } from '../../engine/contract';
import type { Reason } from './reasons';
import type { Account } from './state';

/** Everything in the book is public. `by` is whoever wrote it down. */
export type FreiParkenEvent =
  /** `owed` is what could not be paid; `intoPot` says where it went. */
  | {
      readonly type: 'paid';
      readonly by: Seat;
      readonly entry: number;
      readonly seat: Seat;
      readonly amount: number;
      readonly owed: number;
      readonly reason: Reason;
      readonly intoPot: boolean;
      readonly pot: number;
    }
  | { readonly type: 'received'; readonly by: Seat; readonly entry: number; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'transferred';
      readonly by: Seat;
      readonly entry: number;
      readonly seat: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly owed: number;
    }
  | { readonly type: 'parked'; readonly by: Seat; readonly seat: Seat }
  /** `pot` is what lies in the pot from here on. */
  | {
      readonly type: 'paidOut';
      readonly entry: number;
      readonly seat: Seat;
      readonly amount: number;
      readonly from: Account;
      readonly pot: number;
    }
  /** There was nothing to pay out. */
  | { readonly type: 'potEmpty'; readonly seat: Seat }
  | { readonly type: 'movedOn'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'bankrupt'; readonly by: Seat; readonly entry: number; readonly seat: Seat; readonly amount: number }
  /** `returned` is what the giver has again, `taken` what the receiver could give back. */
  | {
      readonly type: 'reversed';
      readonly by: Seat;
      readonly entry: number;
      readonly returned: number;
      readonly taken: number;
      readonly pot: number;
    }
  | { readonly type: 'done'; readonly by: Seat }
  | { readonly type: 'split'; readonly seats: readonly Seat[]; readonly amount: number }
  | { readonly type: 'closed'; readonly by: Seat | null };

export type SeenFreiParkenEvent = FreiParkenEvent;
