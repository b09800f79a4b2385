import { lena } from '../lena';
import { fan, middleOnTop } from '../patterns';
import { move, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 400, radius: 226, count: 9, height: 136, from: -92, to: 92, symmetrical: true }, { gap: 6 });

const head = [
  ...middleOnTop(hair),
  ...lena({
    y: 400,
    eyes: { rotation: 90, height: 124, distance: 84 },
    nose: { height: 100, drop: 108 },
    mouth: { rotation: 180, height: 150, drop: 244 },
  }),
];

export const faul: Placements = [
  put('N', 60, 330, 92, { rotation: 80, ink: 'greygreen' }),
  put('N', 150, 206, 134, { rotation: 98, ink: 'greygreen' }),
  put('N', 316, 84, 190, { rotation: 84, ink: 'greygreen' }),
  ...move(tilt(head, 80, 250, 400), -30, 150),
  put('L', 210, 850, 480, { rotation: 94, gap: 9 }),
];
