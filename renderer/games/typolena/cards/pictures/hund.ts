import { both, fan, put, tilt } from '../placement';
import type { Placements } from '../placement';

export const hund: Placements = tilt(
  [
    ...both([put('L', 82, 330, 480, { rotation: 10, mirror: true })]),
    ...fan('N', { x: 250, y: 320, radius: 200, count: 5, height: 110, from: -34, to: 34, symmetrical: true }, { gap: 6 }),
    ...both([put('N', 186, 300, 96, { rotation: 10, gap: 6 })]),
    put('L', 250, 700, 210, { ink: 'pink' }),
    put('E', 250, 530, 220, { rotation: 90, gap: 10 }),
    put('A', 250, 430, 110, { rotation: 180, gap: 8 }),
  ],
  -4,
);
