import { lena } from '../lena';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const plait = [
  [66, 372, -14],
  [72, 476, 14],
  [62, 580, -16],
] as const;
/** Fills the outlined letters with ink, and makes them solid things. */
const filled = { gap: 14, gapInk: 'red' } as const;

export const countrygirl: Placements = [
  ...both(plait.map(([x, y, rotation]) => put('N', x, y, 124, { rotation, gap: 4 }))),
  put('A', 250, 100, 230, filled),
  ...both([put('L', 384, 246, 200, { rotation: -90, ...filled })]),
  ...both([put('A', 66, 710, 130, { rotation: 180, ...filled })]),
  ...lena({
    y: 440,
    eyes: { rotation: -90, height: 122, distance: 78 },
    nose: { height: 112, drop: 106 },
    mouth: { rotation: 180, height: 124, drop: 252, ink: 'red', gap: 4, gapInk: 'red' },
  }),
];
