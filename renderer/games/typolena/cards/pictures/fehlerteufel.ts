import { both, sign } from '../placement';
import type { Placements } from '../placement';

/** A typed grin with horns, turned upright, on a body of sorts that belong to no word. */
export const fehlerteufel: Placements = [
  ...both([sign('alfa-slab-one', '(', 106, 118, 200, { rotation: 12 })]),
  sign('alfa-slab-one', '}', 250, 186, 350, { rotation: 90, ink: 'red' }),
  ...both([sign('alfa-slab-one', '.', 178, 312, 76)]),
  sign('alfa-slab-one', '-', 250, 362, 38, { rotation: 90 }),
  sign('alfa-slab-one', ')', 250, 442, 290, { rotation: 90, ink: 'red' }),
  sign('alfa-slab-one', '*', 250, 528, 80),
  ...both([sign('alfa-slab-one', '/', 168, 634, 130, { rotation: -66 })], 250),
  ...both([sign('alfa-slab-one', '!', 204, 800, 124)], 250),
  sign('alfa-slab-one', '§', 250, 672, 220, { ink: 'red', gap: 8 }),
  sign('alfa-slab-one', '~', 366, 744, 48, { rotation: -24, mirror: true }),
  sign('alfa-slab-one', '>', 462, 672, 84, { rotation: -44 }),
  sign('creepster', '|', 66, 660, 400, { rotation: -3 }),
  sign('alfa-slab-one', ')', 56, 548, 190, { rotation: 87 }),
];
