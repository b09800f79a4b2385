import { lena } from '../lena';
import { fan, middleOnTop, outlined } from '../patterns';
import { move, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 195, count: 9, height: 132, from: -92, to: 92, symmetrical: true }, { gap: 10, gapInk: 'pink' });
const grin = fan('A', { x: 250, y: 510, radius: 104, count: 7, height: 84, from: 112, to: 248, turn: 180, symmetrical: true }, { ink: 'pink' });
const head = [
  ...middleOnTop(hair),
  ...outlined(grin, 8),
  ...lena({
    y: 370,
    eyes: { rotation: 82, height: 128, distance: 84 },
    nose: { height: 100, drop: 106 },
    mouth: { height: 100 },
  }).slice(0, 3),
];
/** Curlers in, thumb up: the stem of the L is the thumb, its foot the fist. */
export const supi: Placements = [
  ...move(tilt(head, -7), -30, 0),
  put('L', 376, 720, 330, { mirror: true, rotation: 9, gap: 10 }),
];
