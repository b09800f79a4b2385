import { both, fan, lena, put, ring } from '../placement';
import type { Placements } from '../placement';

const ink = { ink: 'greygreen', contour: false } as const;
const hair = fan('N', { x: 250, y: 220, radius: 140, count: 7, height: 150, from: -72, to: 72, symmetrical: true }, { stroke: 10 });

export const tattoo: Placements = [
  ...hair,
  put('A', 250, 660, 440),
  ...both([put('A', 116, 680, 400, { rotation: 14, gap: 8 })]),
  ...both([put('L', 108, 690, 200, { ...ink, mirror: true, rotation: -4 })]),
  ...ring('E', { x: 250, y: 660, radius: 44, count: 6, height: 84, turn: 90 }, { ...ink, gap: 4, gapInk: 'black' }),
  ...lena({
    y: 224,
    scale: 0.8,
    eyes: { rotation: 90, height: 124, distance: 80 },
    nose: { height: 116, drop: 104 },
    mouth: { rotation: 90, height: 130, drop: 214, ink: 'greygreen' },
  }),
];
