import type { MaexchenOptions } from './options';

const STANDARD = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];

/** [MX-7] The 21 throws from the lowest to the highest. */
const ORDERS: Readonly<Record<MaexchenOptions['order'], readonly number[]>> = {
  standard: STANDARD,
  doublesReversed: [...STANDARD.slice(0, 14), 66, 55, 44, 33, 22, 11, 21],
  little31: [...STANDARD.slice(1, 20), 31, 21],
};

export function valuesIn(options: MaexchenOptions): readonly number[] {
  return ORDERS[options.order];
}

/** The place of a throw in the order, from 0; -1 for a number that no throw makes. */
export function rankOf(options: MaexchenOptions, value: number): number {
  return valuesIn(options).indexOf(value);
}

/** The higher die is the tens digit. */
export function valueOf(dice: readonly number[]): number {
  const [one = 0, other = 0] = dice;
  return one > other ? one * 10 + other : other * 10 + one;
}

/** How many of the 36 throws come to at least this place in the order. */
export function waysAtLeast(options: MaexchenOptions, rank: number): number {
  let ways = 0;
  for (const value of valuesIn(options).slice(Math.max(rank, 0))) ways += value % 11 === 0 ? 1 : 2;
  return ways;
}
