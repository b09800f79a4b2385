import { outlined, ring } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const green = { ink: 'greygreen' } as const;
const head = both(ring('A', { x: 180, y: 390, radius: 70, count: 9, height: 170, turn: 180 }, { ...green, stroke: 26 }));
const lids = both(ring('A', { x: 130, y: 254, radius: 36, count: 7, height: 90, turn: 180 }, { ...green, stroke: 20 }));

/** Crowned, frontal, lips forward. */
export const verzaubert: Placements = [
  put('E', 250, 86, 220, { rotation: -90, ink: 'red', stroke: 5 }),
  ...both([put('L', 84, 856, 150, { rotation: -90 })]),
  ...outlined([...both([put('N', 104, 690, 210, { ...green, stroke: 20 })]), put('A', 250, 640, 330, { ...green, stroke: 30 })], 9),
  ...outlined([...head, ...lids], 9),
  ...both([put('A', 130, 254, 66, { ink: 'light', stroke: 44 }), put('A', 136, 258, 58, { ink: 'dark', stroke: 18 })]),
  put('A', 250, 450, 150, { rotation: 90, ink: 'red', gap: 8 }),
];
