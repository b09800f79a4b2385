import { both, fan, lena, middleOnTop, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 340, radius: 205, count: 9, height: 120, from: -98, to: 98, symmetrical: true }, { gap: 5 });

export const supi: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 344,
    eyes: { rotation: 82, height: 124, distance: 84 },
    nose: { height: 96, drop: 106 },
    mouth: { rotation: 90, height: 190, drop: 230, ink: 'pink' },
  }),
  ...both([put('L', 86, 720, 250, { gap: 8, mirror: true, rotation: 8 })]),
];
