import { fan, middleOnTop, put } from '../placement';
import type { Placements } from '../placement';

const canopy = fan(
  'A',
  { x: 250, y: 150, radius: 180, count: 7, height: 290, from: 116, to: 244, turn: 180, symmetrical: true },
  { ink: 'blue', gap: 6 },
);

const drops = [
  [30, 60, 'N'],
  [140, 90, 'E'],
  [250, 30, 'N'],
  [360, 90, 'E'],
  [470, 40, 'N'],
  [30, 620, 'E'],
  [120, 740, 'N'],
  [40, 850, 'E'],
  [470, 600, 'E'],
  [390, 710, 'N'],
  [470, 830, 'N'],
] as const;

export const regen: Placements = [
  ...drops.map(([x, y, letter]) => put(letter, x, y, 96, { rotation: 16, stroke: 9 })),
  put('L', 220, 640, 430, { rotation: 180 }),
  ...middleOnTop(canopy),
];
