import { both, fan, lena, middleOnTop, outlined, put, ring } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 210, radius: 128, count: 7, height: 140, from: -66, to: 66, symmetrical: true }, { stroke: 9 });
const body = fan('A', { x: 250, y: 390, radius: 190, count: 7, height: 400, from: 132, to: 228, turn: 180, symmetrical: true });
const rose = ring('E', { x: 250, y: 640, radius: 46, count: 6, height: 84, turn: 90 }, { ink: 'greygreen', contour: false });

export const tattoo: Placements = [
  ...hair,
  ...middleOnTop(body),
  ...outlined(rose, 8, 'black'),
  ...both([put('L', 130, 640, 150, { ink: 'greygreen', contour: false, gap: 6, gapInk: 'black', mirror: true })]),
  put('N', 250, 770, 90, { ink: 'paper', stroke: 5 }),
  ...lena({
    y: 224,
    scale: 0.72,
    eyes: { rotation: 90, height: 124, distance: 80 },
    nose: { height: 110, drop: 96 },
    mouth: { rotation: 90, height: 120, drop: 200, ink: 'greygreen' },
  }),
];
