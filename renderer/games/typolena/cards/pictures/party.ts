import { lena } from '../lena';
import { fan } from '../patterns';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const confetti = [
  [70, 150, 20, 'red'],
  [440, 110, -30, 'purple'],
  [60, 690, 60, 'purple'],
  [440, 560, -15, 'red'],
  [150, 790, 30, 'red'],
] as const;

const hair = fan('N', { x: 250, y: 420, radius: 188, count: 4, height: 128, from: 34, to: 112 }, { stroke: 10 });

export const party: Placements = [
  ...confetti.map(([x, y, rotation, ink]) => put('N', x, y, 74, { rotation, ink, stroke: 7 })),
  ...tilt(
    [
      ...both(hair),
      put('A', 250, 130, 270, { ink: 'purple', gap: 8 }),
      ...lena({
        y: 390,
        eyes: { rotation: 90, height: 116, distance: 72 },
        nose: { height: 116, drop: 142, gap: 6 },
        mouth: { rotation: 180, height: 140, drop: 290, ink: 'red', shift: -24 },
      }),
      // A party blower.
      put('L', 390, 730, 190, { rotation: 96, ink: 'purple' }),
    ],
    -6,
  ),
];
