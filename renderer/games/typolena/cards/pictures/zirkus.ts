import { both, put } from '../placement';
import type { Placements } from '../placement';

const red = { ink: 'red' } as const;

/** One large tent with red piping; the striped wall stands back under its eaves. */
export const zirkus: Placements = [
  put('E', 276, 20, 170, { ...red, stroke: 14 }),
  ...both([put('E', 16, 300, 124, { ...red, stroke: 12, mirror: true })]),
  ...both([put('N', 48, 690, 220, red)]),
  put('N', 250, 690, 220),
  put('A', 250, 350, 530, { gap: 8, gapInk: 'red' }),
  ...both([put('L', -20, 800, 140, { mirror: true, gap: 8 })]),
];
