import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const skirt = fan(
  'A',
  { x: 250, y: 330, radius: 158, count: 11, height: 205, from: 102, to: 258, turn: 180, symmetrical: true },
  { ink: 'red', gap: 5 },
);

export const tanz: Placements = [
  // The standing leg and the kicking leg.
  put('L', 206, 690, 300, { rotation: 10, mirror: true }),
  put('L', 356, 640, 290, { rotation: -52, gap: 7 }),
  ...both([put('L', 78, 210, 210, { rotation: 152, mirror: true }), put('L', 126, 292, 160, { rotation: 128 })]),
  ...middleOnTop(skirt),
  ...both([put('N', 152, 66, 140, { rotation: 22 })]),
  ...lena({
    y: 160,
    scale: 0.76,
    eyes: { rotation: 90, height: 136, distance: 74, gap: 9 },
    nose: { height: 100, drop: 88, gap: 6 },
    mouth: { rotation: 180, height: 110, drop: 196, ink: 'red', gap: 4 },
  }),
];
