import { both, fan, lena, put } from '../placement';
import type { Placements } from '../placement';

const leg = [put('N', 190, 530, 140, { rotation: 2, gap: 5 }), put('N', 182, 664, 140, { rotation: 4, gap: 5 })];

/** Seen from the floor: the shoes are the largest thing. */
export const highHeels: Placements = [
  ...fan('N', { x: 250, y: 146, radius: 108, count: 7, height: 92, from: -100, to: 100, symmetrical: true }, { gap: 4 }),
  ...both(leg),
  put('A', 250, 400, 210, { gap: 8 }),
  ...lena({
    y: 146,
    scale: 0.6,
    eyes: { rotation: -90, height: 108, distance: 78 },
    nose: { height: 110, drop: 92 },
    mouth: { rotation: 180, height: 96, drop: 206, ink: 'red', gap: 5 },
  }),
  ...both([put('L', 100, 764, 250, { rotation: -116, mirror: true, ink: 'red', stroke: 22, gap: 8 })]),
];
