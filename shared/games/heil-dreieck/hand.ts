import type { Seat } from '../../engine/contract';
import { COLOURS, ECKDREI, TRIANGLE, colourOf, symbolOf } from './cards';
import { handOf } from './state';
import type { State } from './state';

export const GOAL = 3;
const ALL_COLOURS = COLOURS.length;

export function countOf(hand: readonly number[], symbol: number): number {
  let count = 0;
  for (const card of hand) if (symbolOf(card) === symbol) count += 1;
  return count;
}

/** How many triangles of different colours the hand holds. */
export function triangleColours(hand: readonly number[]): number {
  let mask = 0;
  for (const card of hand) if (symbolOf(card) === TRIANGLE) mask |= 1 << colourOf(card);
  let count = 0;
  for (let colour = 0; colour < ALL_COLOURS; colour++) count += (mask >> colour) & 1;
  return count;
}

/** [HD-21, HD-27] Three triangles, nothing else, and in three colours unless the table takes any. */
export function hasReachedGoal(state: State, seat: Seat): boolean {
  const hand = handOf(state, seat);
  if (hand.length !== GOAL || countOf(hand, TRIANGLE) !== GOAL) return false;
  return state.options.triangles === 'any' || triangleColours(hand) === GOAL;
}

/** [HD-24, HD-25] Two triangles of any colours oblige to say Heil!, whatever else is in the hand. */
export function owesHeil(hand: readonly number[]): boolean {
  return countOf(hand, TRIANGLE) >= 2;
}

/** [HD-38] Three Eckdrei cards and no other card. */
export function hasOnlyEckdrei(hand: readonly number[]): boolean {
  return hand.length === GOAL && countOf(hand, ECKDREI) === GOAL;
}
