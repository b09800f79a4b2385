import type { SpecialPicture } from '../picture';
import { both, fan, put } from '../placement';

export const hype: SpecialPicture = {
  typefaces: { L: 'creepster', E: 'ewert', N: 'alfa-slab-one', A: 'faster-one' },
  placements: [
    ...fan('L', { x: 250, y: 900, radius: 270, count: 7, height: 210, from: -52, to: 52, turn: 180, symmetrical: true }, { gap: 6 }),
    ...both([put('N', 90, 780, 120, { gap: 8 })]),
    put('N', 250, 770, 140, { gap: 8 }),
    put('A', 250, 260, 380, { rotation: -90, gap: 8 }),
    put('E', 110, 120, 110, { rotation: -20 }),
    put('E', 410, 160, 110, { rotation: 20 }),
  ],
};
