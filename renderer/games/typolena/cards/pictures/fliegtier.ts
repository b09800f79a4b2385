import { both, put } from '../placement';
import type { Placements } from '../placement';

export const fliegtier: Placements = [
  ...both([
    put('E', 104, 262, 136, { rotation: 34, ink: 'purple', gap: 6 }),
    put('E', 84, 430, 150, { rotation: 8, ink: 'purple', gap: 6 }),
    put('E', 110, 596, 124, { rotation: -20, ink: 'purple', gap: 6 }),
  ]),
  put('A', 250, 88, 190, { rotation: 180, stroke: 10 }),
  ...both([put('L', 212, 724, 170, { mirror: true, rotation: -30 })]),
  put('N', 250, 620, 88, { rotation: 90, gap: 8 }),
  put('N', 250, 510, 104, { gap: 8 }),
  put('N', 250, 390, 118, { rotation: 90, gap: 8 }),
  put('N', 250, 256, 124, { gap: 8 }),
];
