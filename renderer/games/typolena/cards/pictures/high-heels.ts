import { lena } from '../lena';
import { fan } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 150, radius: 128, count: 7, height: 116, from: -96, to: 96, symmetrical: true }, { gap: 5 });
const leg = (x: number, dx: number, r: number) => [0, 1, 2, 3].map((index) => put('N', x + index * dx, 536 + index * 58, 66, { rotation: r, gap: 4 }));

/** On the catwalk: the shoes are the largest thing. */
export const highHeels: Placements = [
  ...hair,
  ...leg(215, -38, 34),
  ...leg(290, 8, -8),
  put('L', 124, 780, 260, { rotation: 116, ink: 'red', stroke: 10, gap: 8 }),
  put('L', 396, 780, 260, { rotation: 116, ink: 'red', stroke: 10, gap: 8 }),
  put('A', 250, 424, 200, { gap: 8 }),
  ...lena({
    y: 150,
    scale: 0.76,
    eyes: { rotation: -90, height: 124, distance: 84, gap: 8 },
    nose: { height: 110, drop: 98 },
    mouth: { rotation: 180, height: 96, drop: 206, ink: 'red', gap: 5 },
  }),
];
