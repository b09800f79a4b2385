import type { Seat } from '../../engine/contract';
import type { Letter } from '../typolena/cards';

/** Why turned-up cards were put aside: nobody called, nobody in time, several at once, or a wrong call has shown that nothing fits. */
export type AsideReason = 'nobody' | 'elapsed' | 'tie' | 'no-match';

/** A wrong call stops its caller for this reveal, costs cards, or costs nothing. */
export type WrongCost = 'lockout' | 'penalty' | 'free';

/** Everything happens in the open: the cards of a penalty change hands unseen, so not even the event knows them. */
export type DuellEvent =
  | { readonly type: 'ready'; readonly seat: Seat }
  /** Seat by seat; null for who has no card to turn up. */
  | { readonly type: 'turnedUp'; readonly reveal: number; readonly cards: readonly (number | null)[] }
  | { readonly type: 'none'; readonly seat: Seat }
  /** `at` is the adjudicated time since the reveal, or null when nobody else called. */
  | { readonly type: 'called'; readonly seat: Seat; readonly letter: Letter; readonly at: number | null }
  | { readonly type: 'wrong'; readonly seat: Seat; readonly letter: Letter; readonly cost: WrongCost }
  /** The caller gave one card from the top of the stack to each of `to`, in this order. */
  | { readonly type: 'penalty'; readonly seat: Seat; readonly to: readonly Seat[] }
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  | { readonly type: 'objected'; readonly seat: Seat; readonly against: Seat; readonly upheld: boolean }
  | { readonly type: 'accepted'; readonly seat: Seat }
  /** `cards` were turned up, `asideCards` had been put aside before. */
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly letter: Letter;
      readonly cards: readonly number[];
      readonly asideCards: readonly number[];
    }
  | { readonly type: 'putAside'; readonly cards: readonly number[]; readonly reason: AsideReason }
  | { readonly type: 'out'; readonly seat: Seat }
  /** The only one with a stack left takes the cards that lie aside. */
  | { readonly type: 'tookAside'; readonly seat: Seat; readonly asideCards: readonly number[] }
  | { readonly type: 'over'; readonly winner: Seat | null };

export type SeenDuellEvent = DuellEvent;
