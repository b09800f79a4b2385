import { ring } from '../patterns';
import { put, tilt } from '../placement';
import type { Placements } from '../placement';

const wheel = { radius: 74, count: 8, height: 148, turn: 180 };

export const fahrrad: Placements = tilt(
  [
    ...ring('A', { ...wheel, x: 90, y: 560 }, { stroke: 9 }),
    ...ring('A', { ...wheel, x: 420, y: 560 }, { stroke: 9 }),
    put('N', 256, 452, 260, { ink: 'red', rotation: 8, gap: 9 }),
    put('L', 412, 296, 190, { stroke: 18, mirror: true, rotation: 170 }),
    put('E', 130, 300, 140, { rotation: -82 }),
  ],
  -38,
);
