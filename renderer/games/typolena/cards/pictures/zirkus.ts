import { both, fan, put } from '../placement';
import type { Placements } from '../placement';

export const zirkus: Placements = [
  ...both([put('N', 66, 560, 210, { ink: 'red' }), put('N', 188, 560, 210)]),
  ...fan('N', { x: 250, y: 60, radius: 250, count: 5, height: 240, from: 140, to: 220, turn: 180, symmetrical: true }, { ink: 'red', gap: 6 }),
  put('A', 250, 590, 230, { gap: 10 }),
  put('E', 290, 60, 100, { stroke: 8 }),
  ...both([put('L', 40, 760, 120)]),
];
