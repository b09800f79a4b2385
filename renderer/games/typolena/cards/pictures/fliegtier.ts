import { both, put } from '../placement';
import type { Placements } from '../placement';

export const fliegtier: Placements = [
  ...both([
    put('E', 112, 250, 120, { rotation: 28, ink: 'purple' }),
    put('E', 96, 390, 130, { rotation: 4, ink: 'purple' }),
    put('E', 120, 530, 110, { rotation: -22, ink: 'purple' }),
  ]),
  put('A', 250, 90, 170, { rotation: 180, stroke: 9 }),
  put('N', 250, 220, 100, { gap: 8 }),
  put('N', 250, 330, 110, { rotation: 90, gap: 8 }),
  put('N', 250, 440, 96, { gap: 8 }),
  put('N', 250, 540, 80, { rotation: 90, gap: 8 }),
  ...both([put('L', 206, 690, 190, { rotation: 10 })]),
];
