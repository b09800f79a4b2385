import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const stars = [
  [46, 120],
  [452, 330],
  [60, 430],
  [470, 660],
] as const;

export const rakete: Placements = [
  ...stars.map(([x, y], index) => put('E', x, y, 112, { rotation: index * 30 - 20, stroke: 8, ink: 'red' })),
  ...tilt(
    [
      ...both([put('A', 158, 822, 150, { rotation: 204, ink: 'red' })]),
      put('A', 250, 830, 190, { rotation: 180, ink: 'red', gap: 6 }),
      ...both([put('L', 116, 610, 160, { rotation: -90 })]),
      put('N', 250, 320, 190),
      put('N', 250, 490, 190, { gap: 6 }),
      put('N', 250, 660, 190, { gap: 6 }),
      put('A', 250, 150, 210),
    ],
    12,
  ),
];
