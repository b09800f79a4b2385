import { both, put } from '../placement';
import type { Placements } from '../placement';

export const katze: Placements = [
  put('A', 250, 610, 440),
  ...both([put('A', 150, 180, 270, { rotation: -18 })]),
  put('A', 250, 250, 200, { rotation: 180 }),
  ...both([put('E', 158, 284, 150, { rotation: 90, ink: 'greygreen', contour: false, gap: 8 })]),
  ...both([put('N', 92, 402, 104, { rotation: 6, gap: 8 })]),
  put('A', 250, 362, 84, { rotation: 180, ink: 'greygreen', contour: false, gap: 8 }),
  ...both([put('L', 212, 440, 76, { ink: 'paper', mirror: true })]),
  put('L', 400, 700, 320, { mirror: true, gap: 9 }),
];
