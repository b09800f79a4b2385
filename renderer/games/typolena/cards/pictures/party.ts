import { lena } from '../lena';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const confetti = [
  [52, 90, 24, 'red'],
  [452, 70, -30, 'red'],
  [30, 250, -20, 'purple'],
  [480, 240, 15, 'purple'],
] as const;

const hair = [400, 540, 680].map((y) => put('N', 46, y, 124, { stroke: 14 }));

export const party: Placements = [
  ...confetti.map(([x, y, rotation, ink]) => put('N', x, y, 96, { rotation, ink, stroke: 10 })),
  ...tilt(
    [
      ...both(hair),
      put('A', 250, 130, 270, { ink: 'purple', gap: 4, gapInk: 'purple' }),
      ...lena({
        y: 382,
        eyes: { rotation: 90, height: 112, distance: 76 },
        nose: { height: 130, drop: 140 },
        mouth: { rotation: 180, height: 170, drop: 312, ink: 'red', gap: 5, gapInk: 'red' },
      }),
    ],
    -6,
  ),
];
