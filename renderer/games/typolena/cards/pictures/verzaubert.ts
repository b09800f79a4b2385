import { outlined } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const green = { ink: 'greygreen' } as const;

export const verzaubert: Placements = [
  put('E', 250, 60, 230, { rotation: -90, ink: 'red' }),
  ...both([put('L', 96, 836, 122, { mirror: true })]),
  ...outlined(
    [
      put('A', 250, 600, 400, green),
      ...both([put('N', 104, 666, 220, green)]),
      ...both([put('A', 150, 390, 380, { ...green, rotation: -84, stroke: 14 })]),
      ...both([put('A', 140, 262, 200, { ...green, stroke: 14 })]),
    ],
    9,
  ),
  ...both([put('E', 138, 266, 104, { rotation: 90, gap: 12 })]),
  put('A', 250, 440, 170, { rotation: 90, ink: 'red', gap: 8 }),
];
