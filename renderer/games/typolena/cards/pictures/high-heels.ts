import { both, fan, lena, put } from '../placement';
import type { Placements } from '../placement';

const leg = [put('N', 186, 520, 132, { rotation: 5, gap: 5 }), put('N', 160, 648, 132, { rotation: 8, gap: 5 })];

/** Seen from the floor: the shoes are the largest thing. */
export const highHeels: Placements = [
  ...fan('N', { x: 250, y: 146, radius: 108, count: 7, height: 92, from: -100, to: 100, symmetrical: true }, { gap: 4 }),
  ...both(leg),
  put('A', 250, 400, 210, { gap: 8 }),
  ...lena({
    y: 146,
    scale: 0.6,
    eyes: { rotation: -90, height: 108, distance: 78 },
    nose: { height: 92, drop: 92 },
    mouth: { rotation: 180, height: 96, drop: 206, ink: 'red', gap: 5 },
  }),
  ...both([put('L', 118, 764, 240, { rotation: -114, mirror: true, ink: 'red', gap: 9 })]),
];
