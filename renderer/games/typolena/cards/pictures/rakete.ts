import { fan, middleOnTop } from '../patterns';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const stars = [
  [30, 90],
  [476, 250],
  [20, 320],
  [492, 470],
] as const;
const fire = fan('A', { x: 250, y: 600, radius: 250, count: 3, height: 200, from: 155, to: 205 }, { ink: 'red', gap: 7 });

export const rakete: Placements = [
  ...stars.map(([x, y], index) => put('E', x, y, 104, { rotation: index * 30 - 20, stroke: 8, ink: 'red' })),
  ...tilt(
    [
      ...middleOnTop(fire),
      ...both([put('L', 112, 590, 176, { rotation: -90 })]),
      put('N', 250, 330, 180),
      put('N', 250, 500, 180, { gap: 6 }),
      put('N', 250, 670, 180, { gap: 6 }),
      put('A', 250, 150, 210, { gap: 6 }),
    ],
    12,
  ),
];
