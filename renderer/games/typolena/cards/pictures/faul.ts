import { fan, lena, middleOnTop, put, tilt } from '../placement';
import type { Placements } from '../placement';

const hair = fan('N', { x: 250, y: 400, radius: 190, count: 9, height: 110, from: -92, to: 92, symmetrical: true }, { gap: 6 });

const head = [
  ...middleOnTop(hair),
  ...lena({
    y: 400,
    scale: 0.9,
    eyes: { rotation: 90, height: 110, distance: 84 },
    nose: { height: 90, drop: 92 },
    mouth: { rotation: 180, height: 130, drop: 215 },
  }),
];

export const faul: Placements = [
  put('N', 110, 330, 90, { rotation: 80, ink: 'greygreen' }),
  put('N', 210, 220, 130, { rotation: 96, ink: 'greygreen' }),
  put('N', 360, 96, 180, { rotation: 84, ink: 'greygreen' }),
  ...tilt(head, 80, 250, 560).map((placement) => ({ ...placement, x: placement.x - 60, y: placement.y + 0 })),
  put('L', 250, 800, 420, { rotation: 92, gap: 8 }),
];
