import type { SpecialPicture } from '../picture';
import { ring } from '../patterns';
import { both, put } from '../placement';

export const absolut: SpecialPicture = {
  typefaces: { L: 'monoton', E: 'alfa-slab-one', N: 'ewert', A: 'alfa-slab-one' },
  placements: [
    ...both([put('L', 150, 650, 360, { rotation: 16 })]),
    ...ring('A', { x: 250, y: 290, radius: 186, count: 12, height: 126 }, { gap: 6 }),
    ...ring('E', { x: 250, y: 290, radius: 104, count: 9, height: 66, turn: 90 }, { gap: 5 }),
    put('N', 250, 290, 130),
  ],
};
