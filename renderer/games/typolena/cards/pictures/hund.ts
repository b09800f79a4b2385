import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

export const hund: Placements = tilt(
  [
    put('L', 262, 740, 260, { ink: 'pink', rotation: 180 }),
    ...both([put('A', 178, 400, 620, { stroke: 18 })]),
    ...both([put('L', 14, 320, 460, { rotation: 7, mirror: true, gap: 10 })]),
    ...both([put('N', 200, 176, 136, { ink: 'paper', rotation: 8 })]),
    ...both([put('E', 180, 346, 120, { ink: 'paper', rotation: -90 })]),
    put('A', 250, 462, 130, { rotation: 180, gap: 9 }),
    put('E', 250, 606, 230, { ink: 'paper', rotation: -90 }),
  ],
  -4,
);
