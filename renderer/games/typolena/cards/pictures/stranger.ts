import type { SpecialPicture } from '../picture';
import { both, put } from '../placement';

export const stranger: SpecialPicture = {
  typefaces: { L: 'uncial-antiqua', E: 'uncial-antiqua', N: 'alfa-slab-one', A: 'alfa-slab-one' },
  placements: [
    put('A', 250, 640, 400),
    put('A', 250, 120, 230),
    put('L', 250, 255, 440, { rotation: 90 }),
    ...both([put('E', 196, 320, 96, { rotation: 90 })]),
    ...both([put('N', 150, 430, 150, { rotation: -14, gap: 8 })]),
  ],
};
