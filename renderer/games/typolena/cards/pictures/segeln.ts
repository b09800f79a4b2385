import { fan } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hull = fan('E', { x: 250, y: 190, radius: 470, count: 5, height: 140, from: 209, to: 151, turn: 180 }, { gap: 6 });
const waves = [46, 180].map((x) => put('N', x, 772, 152, { ink: 'blue', gap: 9 }));

export const segeln: Placements = [
  put('A', 96, 420, 250),
  put('A', 340, 320, 430, { gap: 9 }),
  put('L', 346, 270, 600, { gap: 8 }),
  ...hull,
  ...both(waves),
];
