import { lena } from '../lena';
import { fan } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

const arc = { x: 250, y: 320, radius: 178, count: 3, height: 176 };

/** Half cola, half orange: black hair stands upright, red hair lies, and the mouth is both. */
export const mezzoMix: Placements = [
  ...[470, 640].map((y) => put('N', 72, y, 156, { gap: 6 })),
  ...[470, 640].map((y) => put('N', 428, y, 156, { gap: 6, rotation: 90, ink: 'red' })),
  ...fan('N', { ...arc, from: -78, to: -16 }, { gap: 6 }),
  ...fan('N', { ...arc, from: 16, to: 78, turn: 90 }, { gap: 6, ink: 'red' }),
  put('A', 272, 716, 210, { rotation: 180, ink: 'red', stroke: 20 }),
  ...lena({
    y: 400,
    eyes: { rotation: 90, height: 116, distance: 84, gap: 8 },
    nose: { height: 140, drop: 128 },
    mouth: { rotation: 180, height: 210, drop: 316, shift: -22, stroke: 20 },
  }).map((placement, index) => (index === 1 ? { ...placement, ink: 'red' as const } : placement)),
];
