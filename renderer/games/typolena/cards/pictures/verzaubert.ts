import { both, outlined, put } from '../placement';
import type { Placements } from '../placement';

const green = { ink: 'greygreen' } as const;

export const verzaubert: Placements = [
  ...outlined([
    ...both([put('N', 100, 600, 230, green)]),
    put('A', 250, 560, 360, { ...green, rotation: 180 }),
    ...both([put('A', 170, 330, 300, { ...green, rotation: 84 })]),
    ...both([put('A', 150, 250, 130, { ...green })]),
  ]),
  ...both([put('L', 90, 800, 80, { rotation: 0, mirror: true })]),
  ...both([put('E', 150, 250, 70, { rotation: 90, gap: 8 })]),
  put('A', 250, 400, 120, { rotation: 90, ink: 'red', gap: 6 }),
  put('E', 250, 90, 160, { rotation: -90, ink: 'red' }),
];
