import { lena } from '../lena';
import { fan, outlined } from '../patterns';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 256, y: 350, radius: 226, count: 9, height: 150, from: -76, to: 112, turn: 14 }, { gap: 7 });
const lid = fan('E', { x: 156, y: 372, radius: 68, count: 6, height: 52, from: -80, to: 80, turn: -90 });

/** She looks after what she blows out, and it grows on its way. */
export const pfft: Placements = [
  ...tilt(
    [
      ...hair,
      ...outlined(both(lid), 8, 'paper'),
      ...lena({
        y: 382,
        eyes: { height: 88, distance: 94 },
        nose: { height: 104, drop: 112, mirror: true },
        mouth: { height: 92, drop: 226, shift: -10, mirror: true, rotation: -36 },
      }),
    ],
    4,
  ),
  put('A', 166, 724, 124, { mirror: true, rotation: -36 }),
  put('A', 92, 874, 184, { mirror: true, rotation: -36 }),
];
