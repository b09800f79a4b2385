import { both, fan, lena, middleOnTop, outlined, put, ring } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 360, radius: 232, count: 7, height: 150, from: -62, to: 62, symmetrical: true }, { gap: 7 });
const white = ring('N', { x: 132, y: 410, radius: 84, count: 9, height: 92 }, { gap: 5 });
const yolk = ring('E', { x: 132, y: 410, radius: 34, count: 7, height: 56, turn: 90 }, { ink: 'yellow' });

export const eiEi: Placements = [
  ...middleOnTop(hair),
  ...both(white),
  ...both(outlined(yolk, 6)),
  ...both([put('E', 132, 410, 44, { gap: 0 })]),
  ...lena({
    y: 410,
    eyes: { height: 10, ink: 'yellow', contour: false, distance: 118 },
    nose: { height: 150, drop: 150 },
    mouth: { rotation: 180, height: 170, drop: 330 },
  }),
];
