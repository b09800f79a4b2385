import { lena } from '../lena';
import { fan, middleOnTop, ring } from '../patterns';
import { both, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 400, radius: 208, count: 11, height: 176, from: -98, to: 98, symmetrical: true }, { gap: 7 });
const cheek = ring('A', { x: 104, y: 606, radius: 66, count: 12, height: 90, turn: 180 }, { ink: 'red', gap: 2 });

export const rotbaeckchen: Placements = tilt(
  [
    ...middleOnTop(hair),
    ...both(cheek),
    ...lena({
      y: 414,
      eyes: { rotation: 78, height: 122, distance: 82, gap: 9 },
      nose: { height: 142, drop: 130, gap: 7 },
      mouth: { rotation: 180, height: 130, drop: 332, ink: 'red' },
    }),
  ],
  4,
);
