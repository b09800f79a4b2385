import { ring } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

export const privat: Placements = [
  put('L', 268, 405, 740, { stroke: 26, rotation: 180 }),
  put('L', 232, 455, 740, { stroke: 26 }),
  ...ring('A', { x: 270, y: 330, radius: 84, count: 14, height: 150, turn: 180 }),
  put('A', 270, 590, 360, { gap: 9 }),
  put('E', 270, 326, 190, { rotation: 90, ink: 'paper' }),
  put('N', 62, 240, 92, { ink: 'red', gap: 10 }),
  put('N', 62, 660, 92, { ink: 'red', gap: 10 }),
  put('N', 440, 450, 92, { ink: 'red', gap: 10 }),
];
