import { lena } from '../lena';
import { fan } from '../patterns';
import { put, tilt } from '../placement';
import type { Placements } from '../placement';

export const pfft: Placements = [
  ...tilt(
    [
      ...fan('N', { x: 262, y: 300, radius: 196, count: 7, height: 170, from: -52, to: 112 }, { gap: 8 }),
      ...lena({
        x: 232,
        y: 300,
        eyes: { rotation: 90, height: 100, distance: 80, gap: 6 },
        nose: { height: 124, drop: 116, mirror: true },
        mouth: { height: 84, drop: 236, shift: -36, mirror: true },
      }),
    ],
    10,
    250,
    300,
  ),
  put('A', 150, 660, 130, { mirror: true, rotation: -16 }),
  put('A', 190, 830, 190, { mirror: true, rotation: -16 }),
];
