import { ring } from '../patterns';
import { put, tilt } from '../placement';
import type { Placements } from '../placement';

const wheel = { radius: 86, count: 8, height: 172, turn: 180 };

const bicycle = tilt(
  [
    ...ring('A', { ...wheel, x: 66, y: 560 }, { stroke: 11 }),
    ...ring('A', { ...wheel, x: 434, y: 560 }, { stroke: 11 }),
    put('N', 246, 446, 290, { ink: 'red', rotation: 8, gap: 9, stroke: 10 }),
    put('L', 424, 286, 200, { stroke: 20, mirror: true, rotation: 170 }),
    put('E', 120, 270, 150, { rotation: -82 }),
  ],
  -24,
  250,
  560,
);
const sun = ring('E', { x: 70, y: 20, radius: 84, count: 11, height: 62, turn: -90 }, { stroke: 4 });
const road = [0, 1, 2].map((index) => put('L', 30 + index * 220, 888 - index * 98, 190, { stroke: 20, rotation: 66 }));

/** Up the hill, with the sun in the back. */
export const fahrrad: Placements = [...sun, ...bicycle, ...road];
