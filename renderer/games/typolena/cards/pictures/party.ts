import { both, lena, put, tilt } from '../placement';
import type { Placements } from '../placement';

const confetti = [
  [60, 90, 20, 'red'],
  [430, 120, -30, 'purple'],
  [110, 200, -50, 'purple'],
  [40, 560, 60, 'purple'],
  [462, 600, -15, 'red'],
  [100, 740, 30, 'red'],
  [410, 760, 70, 'purple'],
  [470, 300, 10, 'red'],
] as const;

export const party: Placements = [
  ...confetti.map(([x, y, rotation, ink]) => put('N', x, y, 62, { rotation, ink, stroke: 5 })),
  ...tilt(
    [
      put('A', 250, 140, 250, { ink: 'purple' }),
      ...both([put('L', 96, 420, 250, { mirror: true })]),
      ...lena({
        y: 400,
        eyes: { rotation: 90, height: 86, distance: 84 },
        nose: { height: 120, drop: 110 },
        mouth: { rotation: 180, height: 150, drop: 270, ink: 'red' },
      }),
    ],
    -5,
  ),
];
