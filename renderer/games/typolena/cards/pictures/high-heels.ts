import { both, fan, lena, put } from '../placement';
import type { Placements } from '../placement';

export const highHeels: Placements = [
  ...fan('N', { x: 250, y: 112, radius: 74, count: 7, height: 66, from: -100, to: 100, symmetrical: true }, { gap: 3 }),
  ...lena({
    y: 116,
    scale: 0.46,
    eyes: { rotation: -90, height: 100, distance: 72 },
    nose: { height: 90, drop: 84 },
    mouth: { rotation: 180, height: 90, drop: 190, ink: 'red' },
  }),
  ...both([360, 470, 580].map((y, index) => put('N', 196 - index * 10, y + 70, 116, { rotation: 4, gap: 4 }))),
  put('A', 250, 330, 230, { gap: 8 }),
  ...both([put('L', 110, 760, 230, { rotation: -114, mirror: true, ink: 'red', gap: 8 })]),
];
