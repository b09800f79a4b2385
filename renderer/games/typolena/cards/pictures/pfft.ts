import { fan, lena, put } from '../placement';
import type { Placements } from '../placement';

export const pfft: Placements = [
  ...fan('N', { x: 300, y: 300, radius: 170, count: 8, height: 150, from: -60, to: 120 }, { gap: 6 }),
  ...lena({
    x: 270,
    y: 300,
    scale: 0.9,
    eyes: { rotation: 90, height: 90, distance: 84 },
    nose: { height: 110, drop: 100, mirror: true },
    mouth: { height: 90, drop: 220, shift: -40, mirror: true },
  }),
  put('A', 180, 640, 130, { mirror: true }),
  put('A', 130, 790, 90, { mirror: true }),
];
