import type { Rank } from '@shared/cards/french';

/** The same proportions as the other cards of the house. */
export const CARD_WIDTH = 590;
export const CARD_HEIGHT = 910;
export const CARD_RADIUS = 27;
export const MIDDLE = { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 } as const;

export interface PipSpot {
  readonly x: number;
  readonly y: number;
  /** Stands on its head. */
  readonly turned: boolean;
}

const LEFT = 221;
const RIGHT = CARD_WIDTH - LEFT;
const TOP = 158;

function spot(x: number, y: number): PipSpot {
  return { x, y, turned: y > MIDDLE.y };
}

/** A pair of columns, from the top row to the bottom row. */
function columns(rows: number): PipSpot[] {
  return Array.from({ length: rows }, (_, row) => TOP + ((CARD_HEIGHT - 2 * TOP) * row) / (rows - 1)).flatMap((y) => [spot(LEFT, y), spot(RIGHT, y)]);
}

function middle(...heights: number[]): PipSpot[] {
  return heights.map((part) => spot(MIDDLE.x, TOP + (CARD_HEIGHT - 2 * TOP) * part));
}

/** Where the pips of a number card stand; none for aces and courts, which have pictures. */
export const PIPS: Readonly<Record<Rank, readonly PipSpot[]>> = {
  '2': middle(0, 1),
  '3': middle(0, 0.5, 1),
  '4': columns(2),
  '5': [...columns(2), ...middle(0.5)],
  '6': columns(3),
  '7': [...columns(3), ...middle(0.25)],
  '8': [...columns(3), ...middle(0.25, 0.75)],
  '9': [...columns(4), ...middle(0.5)],
  '10': [...columns(4), ...middle(1 / 6, 5 / 6)],
  jack: [],
  queen: [],
  king: [],
  ace: [],
};
