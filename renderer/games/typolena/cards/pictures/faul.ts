import { lena } from '../lena';
import { fan, middleOnTop, outlined } from '../patterns';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 230, radius: 196, count: 9, height: 118, from: -96, to: 96, symmetrical: true }, { gap: 6 });
const sheet = { ink: 'paper', stroke: 60 } as const;
const pillow = [...both([put('N', 154, 240, 340, sheet)]), put('N', 250, 240, 340, sheet)];
const quilt = [0, 1].flatMap((row) =>
  [0, 1].map((column) => put('N', 126 + column * 248, 580 + row * 200, 212, { ink: 'greygreen', mirror: (row + column) % 2 === 1 })),
);

/** In bed, seen from above: too lazy to pull the quilt over the feet. */
export const faul: Placements = [
  ...tilt(
    [
      ...outlined(pillow, 9, 'black'),
      ...middleOnTop(hair),
      ...both([put('L', 160, 904, 150, { mirror: true, rotation: 12 })]),
      ...outlined(quilt, 9),
      ...quilt.map((patch) => ({ ...patch, contour: true })),
      ...lena({
        y: 236,
        eyes: { rotation: 90, height: 116, distance: 80 },
        nose: { height: 90, drop: 90 },
        mouth: { rotation: 90, height: 96, drop: 176 },
      }),
    ],
    6,
  ),
  put('N', 452, 0, 76, { rotation: 80, gap: 8 }),
  put('N', 520, -84, 110, { rotation: 98, gap: 8 }),
];
