import { RANK_COUNT, SEVEN, TEN, TWO, deckFrom, rankOf } from '../../cards/french';
import type { BettelnOptions } from './options';

const ACE = RANK_COUNT - 1;
const LARGE_TABLE = 6;

/** [BE-38] How strong each rank is, by its position in RANKS. */
function strengths(tenHigh: boolean, twoHigh: boolean): readonly number[] {
  const ranks = Array.from({ length: RANK_COUNT }, (_, rank) => rank);
  const order = ranks.filter((rank) => rank !== ACE && !(tenHigh && rank === TEN) && !(twoHigh && rank === TWO));
  if (tenHigh) order.push(TEN);
  order.push(ACE);
  if (twoHigh) order.push(TWO);
  return ranks.map((rank) => order.indexOf(rank));
}

const TABLES = [strengths(false, false), strengths(true, false), strengths(false, true), strengths(true, true)];

/** [BE-39, BE-40] The strength of a rank, from 0; also of ranks that the pack does not have. */
export function strengthOf(options: BettelnOptions, rank: number): number {
  const table = TABLES[(options.ten === 'high' ? 1 : 0) + (options.two === 'high' ? 2 : 0)];
  return table?.[rank] ?? 0;
}

/** Sorts a hand in place from the weakest card to the strongest; equal values by suit. */
export function sortHand(options: BettelnOptions, cards: number[]): void {
  cards.sort((left, right) => strengthOf(options, rankOf(left)) - strengthOf(options, rankOf(right)) || left - right);
}

/** Position of the lowest rank in the pack. */
export function lowestRank(options: BettelnOptions): number {
  return options.deck === '52' || options.deck === '2x52' ? TWO : SEVEN;
}

/** [BE-1, BE-2] The cards of a match. */
export function deckOf(options: BettelnOptions, seats: number): number[] {
  return deckFrom(lowestRank(options), packsOf(options, seats));
}

function packsOf(options: BettelnOptions, seats: number): number {
  switch (options.deck) {
    case 'auto':
      return seats < LARGE_TABLE ? 1 : 2;
    case '32':
    case '52':
      return 1;
    case '2x32':
    case '2x52':
      return 2;
  }
}
