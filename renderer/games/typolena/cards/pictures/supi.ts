import { both, fan, lena, middleOnTop, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 215, count: 9, height: 136, from: -98, to: 98, symmetrical: true }, { gap: 5 });

export const supi: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 354,
    eyes: { rotation: 82, height: 132, distance: 86 },
    nose: { height: 108, drop: 118 },
    mouth: { rotation: 112, height: 200, drop: 268, ink: 'pink', mirror: true },
  }),
  ...both([put('L', 84, 740, 260, { gap: 9, mirror: true, rotation: 6 })]),
];
