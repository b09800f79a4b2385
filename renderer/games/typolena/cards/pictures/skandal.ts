import { both, fan, lena, middleOnTop, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 225, count: 11, height: 190, from: -84, to: 84, symmetrical: true }, { gap: 6 });

export const skandal: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 356,
    eyes: { rotation: 90, height: 120, distance: 88, gap: 8 },
    nose: { height: 104, drop: 112 },
    mouth: { rotation: 180, height: 270, drop: 320, ink: 'red' },
  }),
  ...both([put('L', 76, 660, 210, { rotation: -8, mirror: true, gap: 8 })]),
];
