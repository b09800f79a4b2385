import { outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const pink = { ink: 'pink', contour: false } as const;

export const kaktus: Placements = [
  put('E', 250, 380, 560, { ink: 'greygreen' }),
  ...outlined(ring('A', { x: 190, y: 76, radius: 52, count: 7, height: 104 }, pink), 8),
  put('A', 190, 76, 40, { ink: 'dark', gap: 6, gapInk: 'pink' }),
  ...outlined(ring('A', { x: 400, y: 250, radius: 32, count: 6, height: 66 }, pink), 8),
  ...both([put('L', 116, 760, 200, { gap: 9 })]),
  put('N', 250, 752, 210, { gap: 9 }),
];
