import { both, put } from '../placement';
import type { Placements } from '../placement';

const red = { ink: 'red' } as const;

export const zirkus: Placements = [
  put('E', 264, 60, 110, { ...red, stroke: 9 }),
  ...both([put('E', 30, 300, 90, { ...red, stroke: 8, mirror: true })]),
  ...both([put('A', 74, 500, 230)]),
  ...both([put('N', 70, 720, 220, red)]),
  put('N', 250, 720, 220, { gap: 7 }),
  put('A', 250, 360, 480, { gap: 9 }),
  ...both([put('L', 60, 872, 136, { mirror: true })]),
];
