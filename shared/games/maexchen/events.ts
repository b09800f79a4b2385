import type { Seat } from '../../engine/contract';

export type MaexchenEvent =
  /** Rolled out of sight; `again` is the second, unseen throw of a turn. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly again: boolean }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly dice: readonly number[] }
  /** `untouched`: the cup went on as it came. */
  | { readonly type: 'announced'; readonly seat: Seat; readonly value: number; readonly untouched: boolean }
  | { readonly type: 'elapsed'; readonly seat: Seat }
  | { readonly type: 'doubted'; readonly seat: Seat; readonly against: Seat }
  | {
      readonly type: 'uncovered';
      readonly dice: readonly number[];
      readonly value: number;
      readonly announced: number;
      readonly lie: boolean;
    }
  | { readonly type: 'conceded'; readonly seat: Seat; readonly announced: number }
  /** `total` is the seat's minus points from here on. */
  | { readonly type: 'minus'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: 'drink'; readonly seat: Seat; readonly sips: number; readonly total: number }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'over' };

/** Only whoever peeks sees the dice. */
export type SeenMaexchenEvent =
  | Exclude<MaexchenEvent, { readonly type: 'peeked' }>
  | { readonly type: 'peeked'; readonly seat: Seat; readonly dice: readonly number[] | null };
