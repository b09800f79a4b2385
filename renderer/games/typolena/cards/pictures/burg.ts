import { both, put } from '../placement';
import type { Placements } from '../placement';

export const burg: Placements = [
  ...both([put('A', 90, 110, 200, { stroke: 14 })]),
  ...both([put('E', 90, 280, 150, { rotation: -90 })]),
  put('E', 250, 390, 170, { rotation: -90 }),
  ...both([put('L', 96, 600, 460, { mirror: false })]),
  put('N', 250, 640, 220, { gap: 8 }),
];
