import { lena } from '../lena';
import { fan, middleOnTop, outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const egg = { x: 126, y: 420 };
const hair = fan('N', { x: 250, y: 370, radius: 226, count: 7, height: 156, from: -54, to: 54, symmetrical: true }, { gap: 7 });
const white = ring('N', { ...egg, radius: 98, count: 9, height: 100 }, { gap: 5 });
const yolk = ring('E', { ...egg, radius: 44, count: 8, height: 62, turn: 90 }, { ink: 'yellow' });
const laugh = fan('A', { x: 250, y: 600, radius: 150, count: 5, height: 124, from: 122, to: 238, turn: 180, symmetrical: true }, { gap: 5 });

export const eiEi: Placements = [
  ...middleOnTop(hair),
  ...both(white),
  ...both(outlined(yolk, 6)),
  ...both([put('E', egg.x, egg.y, 84, { ink: 'dark' })]),
  ...lena({
    y: 420,
    eyes: { height: 50, distance: 120 },
    nose: { height: 150, drop: 156 },
    mouth: { rotation: 180, height: 180, drop: 356 },
  }).slice(2, 3),
  ...middleOnTop(laugh),
];
