import { put } from '../placement';
import type { Placements } from '../placement';

export const gans: Placements = [
  put('L', 226, 720, 170, { rotation: -4 }),
  put('L', 316, 720, 170, { rotation: 2 }),
  put('N', 420, 455, 120, { mirror: true, rotation: -38, gap: 6 }),
  put('A', 262, 530, 290, { rotation: 8 }),
  put('N', 352, 565, 170, { mirror: true, rotation: 6, gap: 9 }),
  put('L', 190, 270, 450, { rotation: 180, ink: 'paper', gap: 10, gapInk: 'black' }),
  put('A', 62, 104, 128, { rotation: -90, ink: 'yellow' }),
  put('E', 146, 90, 44),
  put('E', 206, 818, 102, { rotation: -90, ink: 'yellow' }),
  put('E', 324, 818, 102, { rotation: -90, ink: 'yellow' }),
];
