import { outlined, ring } from '../patterns';
import { both, flip, put } from '../placement';
import type { Placements } from '../placement';

const tier = (y: number, height: number) => {
  const one = put('A', 250, y, height, { ink: 'greygreen' });
  return outlined([one, ...flip([one])], 8);
};

export const tanne: Placements = [
  ...both([put('L', 205, 770, 130)]),
  ...tier(590, 300),
  ...tier(440, 250),
  ...tier(300, 205),
  ...tier(190, 160),
  ...ring('A', { x: 250, y: 84, radius: 34, count: 5, height: 70 }, { ink: 'red' }),
  put('N', 240, 360, 84, { ink: 'red', rotation: 14, gap: 7 }),
  put('N', 264, 492, 104, { ink: 'red', rotation: -12, mirror: true, gap: 7 }),
  put('N', 240, 650, 124, { ink: 'red', rotation: 12, gap: 7 }),
  ...both([put('E', 66, 790, 110)]),
];
