import { both, fan, lena, put, tilt } from '../placement';
import type { Placements } from '../placement';

const confetti = [
  [52, 100, 20, 'red'],
  [440, 70, -30, 'purple'],
  [120, 40, -50, 'purple'],
  [30, 700, 60, 'purple'],
  [470, 640, -15, 'red'],
  [110, 790, 30, 'red'],
  [400, 800, 70, 'purple'],
] as const;

const hair = fan('N', { x: 250, y: 410, radius: 190, count: 8, height: 120, from: -70, to: 70, symmetrical: true }, { stroke: 8 });

export const party: Placements = [
  ...confetti.map(([x, y, rotation, ink]) => put('N', x, y, 62, { rotation, ink, stroke: 6 })),
  ...tilt(
    [
      ...hair,
      put('A', 250, 140, 250, { ink: 'purple', gap: 8 }),
      ...both([put('L', 70, 520, 230, { rotation: 180 })]),
      ...lena({
        y: 410,
        eyes: { rotation: 90, height: 108, distance: 74 },
        nose: { height: 124, drop: 132 },
        mouth: { rotation: 180, height: 160, drop: 296, ink: 'red' },
      }),
    ],
    -5,
  ),
];
