import type { SpecialPicture } from '../picture';
import { ring } from '../patterns';
import { both, put } from '../placement';

export const absolut: SpecialPicture = {
  typefaces: { L: 'monoton', E: 'alfa-slab-one', N: 'ewert', A: 'alfa-slab-one' },
  placements: [
    ...both([put('L', 150, 650, 360, { rotation: 16 })]),
    ...ring('A', { x: 250, y: 290, radius: 190, count: 15, height: 120, turn: 0 }, { gap: 6 }),
    ...ring('E', { x: 250, y: 290, radius: 108, count: 11, height: 62, turn: 90 }, { gap: 5 }),
    put('N', 250, 290, 130),
  ],
};
