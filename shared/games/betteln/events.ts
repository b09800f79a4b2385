import type { Seat } from '../../engine/contract';
import type { Office } from './offices';

/** Why somebody leads. */
export type LeadReason = 'beggar' | 'king' | 'won' | 'privilege' | 'after-finisher' | 'yielded';

export type BettelnEvent =
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: number }
  | { readonly type: 'named'; readonly seat: Seat; readonly to: Seat; readonly rank: number; readonly card: number }
  | {
      readonly type: 'exchanged';
      readonly upper: Seat;
      readonly lower: Seat;
      /** From the lower office to the higher one, and back. */
      readonly takenCards: readonly number[];
      readonly givenCards: readonly number[];
    }
  | { readonly type: 'took-rest'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'left-rest'; readonly seat: Seat }
  | { readonly type: 'put-away'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'leads'; readonly seat: Seat; readonly reason: LeadReason }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'won-trick'; readonly seat: Seat }
  | { readonly type: 'office'; readonly seat: Seat; readonly place: number; readonly office: Office }
  | { readonly type: 'over' };

/** Strangers to an exchange see how many cards change hands; `null` stands where they see no card. */
export type SeenBettelnEvent =
  | Exclude<BettelnEvent, { readonly type: 'gave' | 'named' | 'exchanged' | 'took-rest' | 'put-away' }>
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: number | null }
  | { readonly type: 'named'; readonly seat: Seat; readonly to: Seat; readonly rank: number; readonly card: number | null }
  | {
      readonly type: 'exchanged';
      readonly upper: Seat;
      readonly lower: Seat;
      readonly count: number;
      readonly takenCards: readonly number[] | null;
      readonly givenCards: readonly number[] | null;
    }
  | { readonly type: 'took-rest'; readonly seat: Seat; readonly count: number; readonly cards: readonly number[] | null }
  | { readonly type: 'put-away'; readonly seat: Seat; readonly card: number | null };
