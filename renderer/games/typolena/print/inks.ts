import { inkValue } from '../cards/inks';
import type { Ink } from '../cards/placement';

export const SAND = '#dad1bf';
export const HAIRLINE = '#b9ae98';

/** Paper is what the printer holds, so it is not printed but left white. */
export function printInk(ink: Ink | 'none'): string | undefined {
  if (ink === 'none') return undefined;
  return ink === 'paper' || ink === 'light' ? '#ffffff' : inkValue(ink);
}
