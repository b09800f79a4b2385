import { fan, lena, put } from '../placement';
import type { Placements } from '../placement';

export const pfft: Placements = [
  ...fan('N', { x: 262, y: 300, radius: 190, count: 8, height: 160, from: -66, to: 116 }, { gap: 8 }),
  ...lena({
    x: 236,
    y: 300,
    eyes: { rotation: 84, height: 96, distance: 82, gap: 6 },
    nose: { height: 116, drop: 106, mirror: true },
    mouth: { height: 74, drop: 218, shift: -30, mirror: true },
  }),
  put('A', 170, 640, 120, { mirror: true, rotation: -10 }),
  put('A', 190, 800, 170, { mirror: true, rotation: -10 }),
];
