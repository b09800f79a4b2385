import type { SpecialPicture } from '../picture';
import { ring } from '../patterns';
import { both, put } from '../placement';
import type { Placement } from '../placement';

/** Seen from behind: a round head, a shirt, both arms up. */
function fanatic(x: number, y: number, size: number): Placement[] {
  return [
    ...both([put('L', x - size * 0.6, y - size * 0.8, size * 1.6, { rotation: 166, gap: 7 })], x),
    put('N', x, y + size * 0.8, size * 0.96, { gap: 7 }),
    put('E', x, y - size * 0.18, size * 0.9, { rotation: 90, gap: 8, stroke: 6 }),
  ];
}

/** Everybody's arms are up for one star. */
export const hype: SpecialPicture = {
  typefaces: { L: 'creepster', E: 'uncial-antiqua', N: 'alfa-slab-one', A: 'alfa-slab-one' },
  placements: [
    ...ring('A', { x: 250, y: 190, radius: 150, count: 5, height: 196 }),
    ...fanatic(92, 560, 120),
    ...fanatic(408, 560, 120),
    ...fanatic(250, 700, 164),
  ],
};
