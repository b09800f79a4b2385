import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 330, radius: 200, count: 7, height: 200, from: -60, to: 60, symmetrical: true }, { gap: 7 });

export const brille: Placements = [
  ...both([455, 635, 815].map((y) => put('N', 66, y, 172, { gap: 6 }))),
  ...middleOnTop(hair),
  ...both([put('E', 140, 462, 250, { ink: 'greygreen', gap: 10 })]),
  ...lena({
    y: 464,
    eyes: { rotation: 90, height: 120, distance: 97, gap: 12 },
    nose: { height: 124, drop: 164, gap: 8 },
    mouth: { rotation: 90, height: 166, drop: 310, ink: 'red' },
  }),
];
