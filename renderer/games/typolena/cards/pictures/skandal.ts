import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 210, count: 11, height: 210, from: -76, to: 76, symmetrical: true }, { gap: 7 });

export const skandal: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 366,
    eyes: { rotation: -90, height: 128, distance: 92, gap: 8 },
    nose: { height: 120, drop: 126 },
    mouth: { rotation: 180, height: 300, drop: 356, ink: 'red' },
  }),
  ...both([put('L', 66, 640, 270, { rotation: 8, gap: 8 })]),
];
