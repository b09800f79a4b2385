import type { SpecialPicture } from '../picture';
import { both, fan, put } from '../placement';

export const schummelschurke: SpecialPicture = {
  typefaces: { L: 'alfa-slab-one', E: 'uncial-antiqua', N: 'alfa-slab-one', A: 'uncial-antiqua' },
  placements: [
    ...both([put('L', 330, 120, 260, { rotation: -90 })]),
    ...both([put('N', 150, 310, 170, { rotation: 90 })]),
    ...both([put('E', 160, 310, 100, { rotation: 90, ink: 'paper' })]),
    put('L', 250, 440, 130, { mirror: true }),
    ...both([put('A', 150, 540, 190, { rotation: 60 })]),
    ...fan('N', { x: 250, y: 900, radius: 200, count: 5, height: 130, from: -36, to: 36 }, { gap: 8 }),
  ],
};
