import { both, fan, lena, put, ring } from '../placement';
import type { Placements } from '../placement';

const ink = { ink: 'greygreen', contour: false, gap: 6, gapInk: 'dark' } as const;
const hair = fan('N', { x: 250, y: 190, radius: 134, count: 7, height: 140, from: -70, to: 70, symmetrical: true }, { stroke: 10 });

/** A broad back of lying letters, printed in one colour. */
export const tattoo: Placements = [
  ...hair,
  ...both([
    put('A', 160, 500, 330, { rotation: -84, stroke: 20 }),
    put('A', 180, 630, 280, { rotation: -88, stroke: 20 }),
    put('A', 180, 740, 260, { rotation: -90, stroke: 20 }),
    put('A', 36, 660, 400, { rotation: 6, gap: 9 }),
  ]),
  ...ring('E', { x: 250, y: 600, radius: 48, count: 6, height: 96, turn: 90 }, ink),
  ...both([put('L', 112, 540, 158, { ...ink, mirror: true, rotation: -6 })]),
  put('N', 250, 745, 100, { ...ink, stroke: 6 }),
  ...lena({
    y: 196,
    scale: 0.78,
    eyes: { rotation: 90, height: 136, distance: 82 },
    nose: { height: 116, drop: 104 },
    mouth: { rotation: 90, height: 130, drop: 214, ink: 'greygreen' },
  }),
];
