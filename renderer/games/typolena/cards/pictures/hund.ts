import { fan, outlined, ring } from '../patterns';
import { both, put, tilt } from '../placement';
import type { Placements } from '../placement';

const skull = ring('A', { x: 250, y: 330, radius: 92, count: 9, height: 222, turn: 180 }, { ink: 'paper', stroke: 30 });
const cheeks = both(ring('A', { x: 186, y: 530, radius: 50, count: 7, height: 120, turn: 180 }, { ink: 'paper', stroke: 24 }));

/** Black ears, white face: everything else is small and on paper. */
export const hund: Placements = tilt(
  [
    ...fan('N', { x: 250, y: 470, radius: 318, count: 5, height: 160, from: 144, to: 216, turn: 180 }, { stroke: 6, gap: 6 }),
    put('L', 262, 760, 310, { ink: 'pink', rotation: 180, stroke: 18 }),
    ...outlined([...skull, ...cheeks], 9, 'black'),
    ...both([put('N', 200, 130, 170, { rotation: -14, gap: 8 })]),
    ...both([put('L', 58, 386, 520, { rotation: 192, mirror: true, stroke: 16, gap: 10 })]),
    ...both([put('A', 172, 352, 92, { stroke: 16, rotation: 8 })]),
    put('A', 250, 462, 110, { rotation: 180, stroke: 12 }),
    put('E', 250, 590, 226, { rotation: -90 }),
  ],
  -5,
);
