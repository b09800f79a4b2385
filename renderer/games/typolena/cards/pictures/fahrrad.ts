import { put, ring, tilt } from '../placement';
import type { Placements } from '../placement';

const wheel = { radius: 62, count: 8, height: 124, turn: 180 };

export const fahrrad: Placements = tilt(
  [
    ...ring('A', { ...wheel, x: 110, y: 560 }, { stroke: 7 }),
    ...ring('A', { ...wheel, x: 400, y: 560 }, { stroke: 7 }),
    put('N', 260, 450, 230, { ink: 'red', rotation: 8 }),
    put('L', 420, 360, 170, { stroke: 14, rotation: -60 }),
    put('E', 130, 320, 90, { rotation: -90 }),
  ],
  -32,
);
