import { lena } from '../lena';
import { fan, middleOnTop, ring } from '../patterns';
import { both, tilt } from '../placement';
import type { Placements } from '../placement';

const bun = ring('N', { x: 250, y: 60, radius: 58, count: 8, height: 116 }, { gap: 5 });
const hair = fan('N', { x: 250, y: 386, radius: 176, count: 9, height: 176, from: -86, to: 86, symmetrical: true }, { gap: 7 });
const cheek = ring('A', { x: 110, y: 606, radius: 68, count: 12, height: 92, turn: 180 }, { ink: 'red', gap: 2 });

export const rotbaeckchen: Placements = tilt(
  [
    ...bun,
    ...middleOnTop(hair),
    ...both(cheek),
    ...lena({
      y: 420,
      eyes: { rotation: 78, height: 112, distance: 74, gap: 9 },
      nose: { height: 142, drop: 124, gap: 7 },
      mouth: { rotation: 180, height: 140, drop: 342, ink: 'red' },
    }),
  ],
  4,
);
