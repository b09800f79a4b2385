import { fan, middleOnTop } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

const canopy = fan(
  'A',
  { x: 250, y: 190, radius: 180, count: 7, height: 290, from: 118, to: 242, turn: 180, symmetrical: true },
  { ink: 'blue', gap: 6 },
);

const drops = [
  [20, 60, 'N'],
  [150, -30, 'E'],
  [262, 70, 'N'],
  [380, -40, 'E'],
  [484, 70, 'N'],
  [20, 640, 'E'],
  [20, 800, 'N'],
  [486, 640, 'N'],
  [400, 800, 'E'],
] as const;

export const regen: Placements = [
  ...drops.map(([x, y, letter]) => put(letter, x, y, 122, { rotation: 16, stroke: 10 })),
  put('L', 226, 670, 400, { rotation: 180 }),
  ...middleOnTop(canopy),
];
