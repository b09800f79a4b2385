import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 330, radius: 205, count: 9, height: 168, from: -82, to: 82, symmetrical: true }, { gap: 7 });

/** A mouth with two eyes above it is an Ä, and the nose is its accent. */
export const akzent: Placements = [
  ...middleOnTop(hair),
  ...lena({
    y: 352,
    eyes: { rotation: -90, height: 118, distance: 96, gap: 8 },
    nose: { height: 150, drop: 118, rotation: 16 },
    mouth: { height: 330, drop: 330, ink: 'red', shift: 10 },
  }),
];
