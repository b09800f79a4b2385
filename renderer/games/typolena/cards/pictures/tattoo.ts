import { lena } from '../lena';
import { fan, ring } from '../patterns';
import { both, move, put } from '../placement';
import type { Placements } from '../placement';

const ink = { ink: 'greygreen', contour: false, gap: 6, gapInk: 'dark' } as const;
const hair = fan('N', { x: 250, y: 200, radius: 160, count: 7, height: 165, from: -72, to: 72, symmetrical: true }, { stroke: 11 });

const body = [
  ...both([
    put('A', 160, 500, 330, { rotation: -84, stroke: 20 }),
    put('A', 180, 630, 280, { rotation: -88, stroke: 20 }),
    put('A', 180, 740, 260, { rotation: -90, stroke: 20 }),
    put('A', 36, 660, 400, { rotation: 6, gap: 9 }),
  ]),
  ...ring('E', { x: 250, y: 590, radius: 48, count: 6, height: 96, turn: 90 }, ink),
  ...both([put('L', 108, 546, 170, { ...ink, mirror: true, rotation: -6 })]),
  put('N', 250, 748, 104, { ...ink, stroke: 6 }),
];

/** A broad bust of lying letters, printed in one colour. */
export const tattoo: Placements = [
  ...hair,
  ...move(body, 0, 86),
  ...lena({
    y: 214,
    eyes: { rotation: 90, height: 122, distance: 80 },
    nose: { height: 116, drop: 104 },
    mouth: { rotation: 90, height: 120, drop: 220, ink: 'greygreen' },
  }),
];
