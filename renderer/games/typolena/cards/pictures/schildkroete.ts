import { outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const shell = ring(
  'A',
  { x: 250, y: 475, radius: 128, count: 8, height: 200, turn: 180 },
  { ink: 'greygreen', gap: 7, gapInk: 'dark', contour: false },
);

/** Seen from above, but looking at us. */
export const schildkroete: Placements = [
  put('L', 250, 736, 150, { rotation: 184 }),
  ...both([put('L', 70, 270, 250, { rotation: 128 }), put('L', 76, 690, 250, { rotation: 48, mirror: true })]),
  ...ring('L', { x: 250, y: 160, radius: 30, count: 13, height: 110 }, { stroke: 60 }),
  ...ring('L', { x: 250, y: 206, radius: 25, count: 13, height: 92 }, { stroke: 60 }),
  ...both([put('E', 204, 150, 84, { ink: 'paper', rotation: -90, stroke: 3 })]),
  ...outlined(shell, 9),
  ...shell,
  ...ring('A', { x: 250, y: 475, radius: 84, count: 6, height: 110 }, { ink: 'paper', gap: 6, gapInk: 'black' }),
  put('N', 250, 475, 104, { gap: 9 }),
];
