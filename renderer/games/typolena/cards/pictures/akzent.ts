import { lena } from '../lena';
import { fan, middleOnTop, outlined } from '../patterns';
import { both } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 330, radius: 215, count: 9, height: 168, from: -78, to: 78, symmetrical: true }, { gap: 7 });
const lashes = fan('E', { x: 144, y: 370, radius: 66, count: 6, height: 52, from: -80, to: 80, turn: -90 });

/** A mouth with two eyes above it is an Ä, and the nose is its accent. */
export const akzent: Placements = [
  ...middleOnTop(hair),
  ...outlined(both(lashes), 8, 'paper'),
  ...lena({
    y: 382,
    eyes: { height: 84, distance: 106 },
    nose: { height: 140, drop: 112, rotation: 16 },
    mouth: { height: 320, drop: 322, ink: 'red', shift: 10 },
  }),
];
