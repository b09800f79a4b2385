import { CARD_HEIGHT, CARD_WIDTH } from './layout';

const MARGIN = 40;
const STEP = 26;

export const FIELD = { x: MARGIN, y: MARGIN, width: CARD_WIDTH - 2 * MARGIN, height: CARD_HEIGHT - 2 * MARGIN };

/** Diagonal raster, cut at the field's edge by arithmetic: a clip path would need an id per card. */
function raster(): string {
  const [left, top] = [FIELD.x, FIELD.y];
  const [right, bottom] = [left + FIELD.width, top + FIELD.height];
  const lines: string[] = [];
  for (let sum = left + top + STEP; sum < right + bottom; sum += STEP) {
    const from = sum - left <= bottom ? [left, sum - left] : [sum - bottom, bottom];
    const to = sum - top <= right ? [sum - top, top] : [right, sum - right];
    lines.push(`M${from.join(' ')}L${to.join(' ')}`);
  }
  return lines.join('');
}

export const RASTER = raster();

/** The two stacks that the game is named after: overlapping sheets, their common corner in the ground's ink. */
export const SHEETS = [
  { x: 180, y: 300, width: 150, height: 200 },
  { x: 260, y: 390, width: 150, height: 200 },
] as const;
export const OVERLAP = { x: 260, y: 390, width: 70, height: 110 };
