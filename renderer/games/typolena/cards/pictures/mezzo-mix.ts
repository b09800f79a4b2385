import { fan, lena, put } from '../placement';
import type { Placements } from '../placement';

const arc = { x: 250, y: 350, radius: 215, count: 4, height: 150 };

/** Half cola, half orange: one half of the hair upright in black, the other lying in red. */
export const mezzoMix: Placements = [
  ...fan('N', { ...arc, from: -88, to: -14 }, { gap: 6 }),
  ...fan('N', { ...arc, from: 14, to: 88, turn: 90 }, { gap: 6, ink: 'red' }),
  put('L', 330, 640, 260, { rotation: 20, ink: 'red' }),
  ...lena({
    y: 390,
    eyes: { rotation: 90, height: 120, distance: 92 },
    nose: { height: 120, drop: 110 },
    mouth: { rotation: 180, height: 250, drop: 330, stroke: 18 },
  }).map((placement, index) => (index === 1 ? { ...placement, ink: 'red' as const } : placement)),
];
