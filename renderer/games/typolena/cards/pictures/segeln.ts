import { both, put } from '../placement';
import type { Placements } from '../placement';

export const segeln: Placements = [
  put('A', 150, 420, 250),
  put('A', 330, 330, 430, { gap: 8 }),
  put('L', 300, 330, 600, { stroke: 16, mirror: true }),
  ...[90, 190, 290, 390].map((x) => put('E', x, 610, 130, { rotation: -90, gap: 4 })),
  ...both([put('N', 60, 720, 130, { ink: 'blue', gap: 8 }), put('N', 180, 720, 130, { ink: 'blue', gap: 8 })]),
];
