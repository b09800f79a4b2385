import type { SpecialPicture } from '../picture';
import { fan } from '../patterns';
import { both, put } from '../placement';

/** A mask, a moustache, and more cards than were dealt. */
export const schummelschurke: SpecialPicture = {
  typefaces: { L: 'alfa-slab-one', E: 'uncial-antiqua', N: 'alfa-slab-one', A: 'uncial-antiqua' },
  placements: [
    ...both([put('L', 337, 116, 220)]),
    ...both([put('N', 146, 330, 180, { rotation: 90 })]),
    ...both([put('E', 158, 326, 112, { rotation: 90, ink: 'paper' })]),
    put('L', 250, 452, 124, { mirror: true, gap: 8 }),
    ...both([put('A', 146, 566, 210, { rotation: 62 })]),
    ...fan(
      'N',
      { x: 250, y: 980, radius: 230, count: 4, height: 160, from: -42, to: 42 },
      { ink: 'paper', gap: 11, gapInk: 'black' },
    ),
  ],
};
