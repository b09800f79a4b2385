import { both, put, ring } from '../placement';
import type { Placements } from '../placement';

export const kaktus: Placements = [
  put('E', 250, 380, 540, { ink: 'greygreen' }),
  ...ring('A', { x: 200, y: 80, radius: 40, count: 9, height: 84, turn: 180 }, { ink: 'pink' }),
  ...ring('A', { x: 400, y: 260, radius: 26, count: 7, height: 56, turn: 180 }, { ink: 'pink' }),
  ...both([put('L', 120, 740, 180, { gap: 8 })]),
  put('N', 250, 740, 190, { gap: 8 }),
];
