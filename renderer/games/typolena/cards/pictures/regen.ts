import { fan, middleOnTop, put } from '../placement';
import type { Placements } from '../placement';

const canopy = fan(
  'A',
  { x: 250, y: 250, radius: 118, count: 7, height: 250, from: 90 + 180, to: 90 + 360, turn: 0, symmetrical: true },
  { ink: 'blue', gap: 5 },
);

const drops = [
  [60, 60],
  [440, 40],
  [40, 560],
  [450, 560],
  [140, 640],
  [400, 700],
  [60, 740],
] as const;

export const regen: Placements = [
  ...drops.map(([x, y], index) => put(index % 2 === 0 ? 'N' : 'E', x, y, 84, { rotation: 14, stroke: 7 })),
  put('L', 270, 560, 420, { mirror: true }),
  ...middleOnTop(canopy),
];
