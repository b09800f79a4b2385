import { outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const shell = ring(
  'A',
  { x: 250, y: 425, radius: 122, count: 8, height: 190, turn: 180 },
  { ink: 'greygreen', gap: 7, gapInk: 'dark', contour: false },
);

export const schildkroete: Placements = [
  ...both([put('L', 76, 226, 240, { rotation: 132 }), put('L', 76, 640, 240, { rotation: 48, mirror: true })]),
  put('N', 250, 752, 150, { rotation: 8, gap: 6 }),
  ...both([put('E', 208, 106, 150)]),
  ...outlined(shell, 9),
  ...shell,
  ...ring('A', { x: 250, y: 425, radius: 62, count: 6, height: 88 }, { ink: 'paper', gap: 6, gapInk: 'black' }),
  put('N', 250, 425, 66, { gap: 9 }),
];
