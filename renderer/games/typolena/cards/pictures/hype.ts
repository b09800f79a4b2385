import type { SpecialPicture } from '../picture';
import { fan } from '../patterns';
import { both, put } from '../placement';

const arms = fan('L', { x: 250, y: 960, radius: 330, count: 7, height: 260, from: -33, to: 33, turn: 180, symmetrical: true }, { gap: 7 });

/** Everybody's arms are up, and it still climbs. */
export const hype: SpecialPicture = {
  typefaces: { L: 'creepster', E: 'ewert', N: 'alfa-slab-one', A: 'faster-one' },
  placements: [
    put('A', 250, 250, 340, { rotation: -90 }),
    put('E', 10, 180, 130, { rotation: -16 }),
    put('E', 466, 90, 130, { rotation: 14 }),
    ...arms,
    ...both([put('N', 96, 830, 130, { gap: 8 })]),
    put('N', 250, 815, 150, { gap: 8 }),
  ],
};
