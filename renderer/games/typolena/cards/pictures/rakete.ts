import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const stars = [
  [40, 90],
  [450, 60],
  [470, 420],
  [30, 400],
] as const;

export const rakete: Placements = [
  ...stars.map(([x, y], index) => put('E', x, y, 70, { rotation: index * 30 - 20, stroke: 6, ink: 'red' })),
  ...tilt(
    [
      ...both([put('L', 130, 560, 130, { rotation: -90 })]),
      put('A', 250, 720, 190, { rotation: 180, ink: 'red' }),
      put('N', 250, 290, 170),
      put('N', 250, 460, 170),
      put('N', 250, 630, 170),
      put('A', 250, 130, 190),
    ],
    12,
  ),
];
