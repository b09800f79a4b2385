import { lena } from '../lena';
import { fan } from '../patterns';
import { both, put } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 180, radius: 138, count: 7, height: 122, from: -96, to: 96, symmetrical: true }, { gap: 5 });
const leg = [put('N', 188, 596, 128, { rotation: 2, gap: 5 }), put('N', 180, 700, 128, { rotation: 4, gap: 5 })];

/** Seen from the floor: the shoes are the largest thing. */
export const highHeels: Placements = [
  ...hair,
  ...both(leg),
  put('A', 250, 470, 220, { gap: 8 }),
  ...lena({
    y: 178,
    scale: 0.76,
    eyes: { rotation: -90, height: 124, distance: 66, gap: 8 },
    nose: { height: 110, drop: 92 },
    mouth: { rotation: 180, height: 96, drop: 206, ink: 'red', gap: 5 },
  }),
  ...both([put('L', 122, 796, 232, { rotation: -116, mirror: true, ink: 'red', stroke: 24, gap: 8 })]),
];
