import { lena } from '../lena';
import { fan, middleOnTop, outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 350, radius: 200, count: 11, height: 196, from: -70, to: 70, symmetrical: true }, { gap: 7 });
const lashes = ring('E', { x: 140, y: 400, radius: 80, count: 10, height: 56, turn: -90 });
const throat = ring('A', { x: 250, y: 720, radius: 64, count: 8, height: 110 }, { ink: 'red', stroke: 64 });

/** Lashes all round the eyes, hands at the cheeks, and a scream with teeth. */
export const skandal: Placements = [
  ...middleOnTop(hair),
  ...outlined(both(lashes), 8, 'paper'),
  ...throat,
  ...fan('A', { x: 250, y: 720, radius: 80, count: 5, height: 66, from: -84, to: 84, turn: 180 }, { ink: 'paper' }),
  ...lena({
    y: 400,
    eyes: { rotation: 0, height: 88, distance: 110 },
    nose: { height: 100, drop: 122 },
    mouth: { height: 120, drop: 360, ink: 'paper' },
  }),
  ...both([put('L', 62, 700, 260, { mirror: true, rotation: 172, gap: 8 })]),
];
