import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

export const hund: Placements = tilt(
  [
    put('L', 262, 700, 250, { ink: 'pink', rotation: 180 }),
    ...both([put('A', 184, 390, 580, { stroke: 18 })]),
    ...both([put('L', 20, 310, 470, { rotation: 9, mirror: true, gap: 10 })]),
    ...both([put('N', 206, 176, 92, { ink: 'paper', rotation: 8 })]),
    ...both([put('E', 184, 330, 104, { ink: 'paper', rotation: -90 })]),
    put('A', 250, 438, 120, { rotation: 180, gap: 9 }),
    put('E', 250, 572, 220, { ink: 'paper', rotation: -90 }),
  ],
  -4,
);
