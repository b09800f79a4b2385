import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { both, move, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 195, count: 9, height: 132, from: -92, to: 92, symmetrical: true }, { gap: 10, gapInk: 'pink' });
const face = lena({
  y: 366,
  eyes: { rotation: 82, height: 128, distance: 84 },
  nose: { height: 112, drop: 90 },
  mouth: { height: 130, drop: 228, shift: -54, rotation: 150, ink: 'pink' },
});
/** The mouth meets its mirror image in the middle: a grin from ear to ear. */
const head = [...middleOnTop(hair), ...face, ...both(face.slice(3))];

const fingers = [0, 1, 2, 3].map((index) => put('L', 270 - index * 6, 760 + index * 56, 200, { rotation: 90, gap: 7, stroke: 26 }));
const hand = [
  put('N', 480, 866, 190, { rotation: 84, gap: 10, gapInk: 'pink' }),
  put('L', 360, 730, 400, { rotation: 4, mirror: true, gap: 10, stroke: 30 }),
  ...fingers,
];

/** Curlers in, thumb up: thumb and fingers are one L each. */
export const supi: Placements = [...move(tilt(head, -7), -30, 0), ...tilt(hand, 6, 250, 800)];
