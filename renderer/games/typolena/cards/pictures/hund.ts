import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

export const hund: Placements = tilt(
  [
    put('L', 262, 740, 260, { ink: 'pink', rotation: 180 }),
    ...both([put('A', 178, 400, 620, { stroke: 18 })]),
    ...both([put('L', 48, 320, 500, { rotation: 190, mirror: true, gap: 11 })]),
    ...both([put('N', 200, 176, 130, { ink: 'paper', rotation: 8 })]),
    ...both([put('E', 174, 346, 130, { ink: 'paper', rotation: -90 })]),
    put('A', 250, 468, 136, { rotation: 180, gap: 9 }),
    put('E', 250, 606, 240, { ink: 'paper', rotation: -90 }),
  ],
  -4,
);
