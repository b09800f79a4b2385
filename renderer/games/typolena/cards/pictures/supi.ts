import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 215, count: 9, height: 136, from: -98, to: 98, symmetrical: true }, { gap: 5 });

export const supi: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 350,
    eyes: { rotation: 82, height: 132, distance: 86 },
    nose: { height: 104, drop: 104 },
    mouth: { rotation: 116, height: 210, drop: 252, ink: 'pink' },
  }),
  ...both([put('L', 76, 760, 240, { gap: 9, mirror: true, rotation: 6 })]),
];
