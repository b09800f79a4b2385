import { ring } from '../patterns';
import { put } from '../placement';
import type { Placements } from '../placement';

const wheel = { radius: 66, count: 8, height: 132, turn: 180 };

/** A child's bicycle: the rod of its flag is two L, so is the handlebar. */
export const fahrrad: Placements = [
  put('L', 138, 460, 320, { stroke: 14 }),
  put('L', 138, 140, 320, { stroke: 14, rotation: 180, mirror: true }),
  put('E', 144, 112, 190, { ink: 'red' }),
  ...ring('A', { ...wheel, x: 104, y: 620 }, { stroke: 10 }),
  ...ring('A', { ...wheel, x: 396, y: 620 }, { stroke: 10 }),
  put('N', 246, 520, 250, { ink: 'red', rotation: 8, gap: 9, stroke: 10 }),
  put('L', 394, 390, 170, { stroke: 18, mirror: true, rotation: 170 }),
  put('E', 146, 380, 120, { rotation: 90 }),
];
