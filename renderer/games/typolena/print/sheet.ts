import { CARD_HEIGHT, CARD_WIDTH } from '../cards/layout';

/** A4 in tenths of a millimetre. */
export const PAGE = { width: 2100, height: 2970 };
export const COLUMNS = 3;
export const ROWS = 3;
export const PER_SHEET = COLUMNS * ROWS;
/** How far ink runs over the cut at the sheet's edge. */
export const BLEED = 30;

export const LEFT = (PAGE.width - COLUMNS * CARD_WIDTH) / 2;
export const TOP = (PAGE.height - ROWS * CARD_HEIGHT) / 2;

export interface Slot {
  readonly index: number;
  readonly column: number;
  readonly row: number;
}

/** Backs go the other way round, so that they meet their fronts when the sheet is turned over its long edge. */
export function slotOf(index: number, side: 'front' | 'back'): Slot {
  const column = index % COLUMNS;
  return { index, column: side === 'front' ? column : COLUMNS - 1 - column, row: Math.floor(index / COLUMNS) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ column, row }: Slot): Box {
  return { x: LEFT + column * CARD_WIDTH, y: TOP + row * CARD_HEIGHT, width: CARD_WIDTH, height: CARD_HEIGHT };
}

/** The card's box with bleed where no neighbour begins on a sheet of so many cards. */
export function inkBoxOf(slot: Slot, count: number): Box {
  const { x, y, width, height } = boxOf(slot);
  const [left, top] = [slot.column === 0 ? BLEED : 0, slot.row === 0 ? BLEED : 0];
  const right = slot.column === COLUMNS - 1 ? BLEED : 0;
  const bottom = slot.row === ROWS - 1 || slot.index + COLUMNS >= count ? BLEED : 0;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

const MARK = { away: 36, length: 40 };

/** Crop marks in the margins, at every cut: from x, y to x, y. */
export function cropMarks(): (readonly [number, number, number, number])[] {
  const marks: [number, number, number, number][] = [];
  const [bottom, right] = [TOP + ROWS * CARD_HEIGHT, LEFT + COLUMNS * CARD_WIDTH];
  const far = MARK.away + MARK.length;
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = LEFT + column * CARD_WIDTH;
    marks.push([x, TOP - far, x, TOP - MARK.away], [x, bottom + MARK.away, x, bottom + far]);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = TOP + row * CARD_HEIGHT;
    marks.push([LEFT - far, y, LEFT - MARK.away, y], [right + MARK.away, y, right + far, y]);
  }
  return marks;
}
