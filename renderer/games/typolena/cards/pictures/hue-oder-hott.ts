import { both, put, tilt } from '../placement';
import type { SpecialPicture } from '../picture';

export const hueOderHott: SpecialPicture = {
  typefaces: { L: 'pacifico', E: 'uncial-antiqua', N: 'faster-one', A: 'creepster' },
  placements: tilt(
    [
      ...both([put('N', 96, 300, 120), put('N', 104, 460, 112), put('N', 118, 600, 100)]),
      put('A', 250, 400, 700, { rotation: 180 }),
      put('N', 250, 120, 120, { rotation: -90, gap: 8 }),
      ...both([put('E', 168, 330, 112, { ink: 'paper', mirror: true })]),
      ...both([put('L', 214, 640, 84, { ink: 'paper', mirror: true })]),
    ],
    5,
  ),
};
