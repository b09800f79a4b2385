import { outlined } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

const neck = outlined(
  [
    put('L', 236, 430, 190, { rotation: 160, ink: 'paper', stroke: 14 }),
    put('L', 206, 300, 190, { rotation: 190, ink: 'paper', stroke: 14 }),
    put('L', 214, 170, 190, { rotation: 210, ink: 'paper', stroke: 14 }),
    put('L', 176, 92, 160, { rotation: 96, ink: 'paper', stroke: 40 }),
  ],
  9,
  'black',
);

export const gans: Placements = [
  put('L', 226, 720, 170, { rotation: -4 }),
  put('L', 316, 720, 170, { rotation: 2 }),
  put('N', 420, 455, 120, { mirror: true, rotation: -38, gap: 6 }),
  put('A', 262, 530, 290, { rotation: 8 }),
  put('N', 352, 565, 170, { mirror: true, rotation: 6, gap: 9 }),
  ...neck,
  put('A', 40, 104, 128, { rotation: -90, ink: 'yellow' }),
  put('E', 150, 88, 46),
  put('E', 206, 818, 102, { rotation: -90, ink: 'yellow' }),
  put('E', 324, 818, 102, { rotation: -90, ink: 'yellow' }),
];
