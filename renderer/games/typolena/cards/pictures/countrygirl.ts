import { lena } from '../lena';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const plait = [
  [70, 322, -14],
  [76, 412, 14],
  [64, 502, -16],
  [74, 592, 14],
] as const;

export const countrygirl: Placements = [
  ...both(plait.map(([x, y, rotation]) => put('N', x, y, 108, { rotation, gap: 4 }))),
  put('A', 250, 92, 190),
  ...both([put('L', 374, 206, 184, { rotation: -90, gap: 6 })]),
  ...both([put('A', 74, 712, 124, { rotation: 180, ink: 'red' })]),
  ...lena({
    y: 424,
    eyes: { rotation: -90, height: 122, distance: 74 },
    nose: { height: 116, drop: 106 },
    mouth: { rotation: 180, height: 124, drop: 262, ink: 'red' },
  }),
];
