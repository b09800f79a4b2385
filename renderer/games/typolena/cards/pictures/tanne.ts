import { both, flip, outlined, put, ring } from '../placement';
import type { Placements } from '../placement';

const tier = (y: number, height: number) => {
  const one = put('A', 250, y, height, { ink: 'greygreen' });
  return outlined([one, ...flip([one])], 8);
};

export const tanne: Placements = [
  ...both([put('L', 205, 770, 130)]),
  ...tier(590, 290),
  ...tier(440, 240),
  ...tier(300, 200),
  ...tier(190, 160),
  ...ring('A', { x: 250, y: 84, radius: 34, count: 6, height: 66 }, { ink: 'red' }),
  put('N', 250, 470, 130, { ink: 'red', rotation: 10, gap: 6 }),
  ...both([put('E', 60, 800, 100)]),
];
