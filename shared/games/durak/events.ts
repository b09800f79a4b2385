import type { Seat } from '../../engine/contract';
import type { StartReason } from './state';

export type DurakEvent =
  | { readonly type: 'redealt'; readonly seat: Seat }
  | { readonly type: 'kept'; readonly seat: Seat }
  /** Who attacks first, and the lowest trump that says so. */
  | { readonly type: 'started'; readonly seat: Seat; readonly reason: StartReason; readonly shownCards: readonly number[] }
  | { readonly type: 'round'; readonly attacker: Seat; readonly defender: Seat }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'added'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'transferred'; readonly seat: Seat; readonly card: number; readonly defender: Seat }
  | { readonly type: 'covered'; readonly seat: Seat; readonly card: number; readonly targetCard: number }
  /** The defender has said that he takes; the cards still lie there. */
  | { readonly type: 'taking'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'beaten'; readonly seat: Seat; readonly cards: readonly number[] }
  /** `openCards` are those of the drawn cards that everybody sees: the trump from under the talon. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly number[]; readonly openCards: readonly number[] }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'over'; readonly durak: Seat | null };

/** Others see how many cards somebody drew, not which. */
export type SeenDurakEvent =
  | Exclude<DurakEvent, { readonly type: 'drew' }>
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      /** The cards themselves, for whoever drew them. */
      readonly cards: readonly number[] | null;
      readonly openCards: readonly number[];
    };
