import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 240, radius: 162, count: 13, height: 130, from: -114, to: 114, symmetrical: true }, { gap: 6 });

export const meditativ: Placements = [
  ...middleOnTop(hair),
  put('A', 250, 590, 350, { ink: 'purple' }),
  ...both([put('L', 84, 616, 270, { rotation: 22, gap: 8 })]),
  put('L', 322, 740, 330, { rotation: 106, gap: 9 }),
  put('L', 178, 740, 330, { rotation: -106, mirror: true, gap: 9 }),
  ...lena({
    y: 236,
    scale: 0.82,
    eyes: { rotation: -90, height: 112, distance: 78, gap: 8 },
    nose: { height: 100, drop: 88 },
    mouth: { rotation: 180, height: 78, drop: 186, ink: 'purple', gap: 5 },
  }),
];
