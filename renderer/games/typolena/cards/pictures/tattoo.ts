import { lena } from '../lena';
import { fan, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const ink = { ink: 'greygreen', contour: false, gap: 6, gapInk: 'dark' } as const;
const hair = fan('N', { x: 250, y: 180, radius: 150, count: 7, height: 150, from: -66, to: 66, symmetrical: true }, { stroke: 11 });

const arm = [
  put('A', 190, 570, 260, { rotation: -90, stroke: 40 }),
  put('A', 70, 565, 200, { rotation: -80, stroke: 40 }),
  put('A', 16, 480, 240, { rotation: 8, stroke: 40, gap: 6 }),
  put('A', 34, 360, 100, { rotation: 98, stroke: 24, gap: 6 }),
];
const torso = [
  put('A', 250, 680, 360, { rotation: 180, stroke: 44 }),
  put('A', 250, 540, 200, { stroke: 44 }),
  put('A', 250, 896, 230, { stroke: 40, gap: 7 }),
];

/** Both arms up, so that everybody sees what is on them. */
export const tattoo: Placements = [
  ...hair,
  ...torso,
  ...both(arm),
  ...ring('E', { x: 250, y: 600, radius: 46, count: 6, height: 92, turn: 90 }, ink),
  ...both([put('L', 104, 570, 124, ink)]),
  put('N', 250, 722, 78, { ...ink, stroke: 7 }),
  ...lena({
    y: 194,
    scale: 0.9,
    eyes: { rotation: 90, height: 122, distance: 80 },
    nose: { height: 116, drop: 104 },
    mouth: { rotation: 90, height: 120, drop: 206, ink: 'greygreen' },
  }),
];
