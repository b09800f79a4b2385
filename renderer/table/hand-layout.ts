/** Where a card of a hand lies, in pixels from the hand's top left corner. */
export interface CardSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly layer: number;
}

export interface HandLayout {
  readonly spots: readonly CardSpot[];
  readonly width: number;
  readonly height: number;
}

export const CARD_RATIO = 59 / 91;
/** A visible strip of a card is never narrower than this, whatever the scale. */
const STRIP = 24;
const GAP = 6;

function spot(x: number, y: number, height: number, rotation: number, layer: number): CardSpot {
  return { x, y, width: height * CARD_RATIO, height, rotation, layer };
}

/** A fan for a pointer: cards are whole, the middle stands a little higher than the edges. */
export function fanLayout(count: number, room: number, unit: number): HandLayout {
  const height = 182 * unit;
  const width = height * CARD_RATIO;
  const rows = count > 1 && (room - width) / (count - 1) < STRIP ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const spots: CardSpot[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow < 2 ? 0 : Math.min(109 * unit, (room - width) / (inRow - 1));
    const left = (room - width - step * (inRow - 1)) / 2;
    for (let index = 0; index < inRow; index++) {
      const side = inRow < 2 ? 0 : (index / (inRow - 1)) * 2 - 1;
      const steep = Math.min(1, inRow / 6) / rows;
      spots.push(spot(left + step * index, side * side * 11 * unit * steep + row * 74 * unit, height, side * 3.6 * steep, spots.length));
    }
  }
  return { spots, width: room, height: height + 16 * unit + (rows - 1) * 74 * unit };
}

/** One row of strips in which the chosen card opens; `chosen` is its index in the row or -1. */
function accordion(count: number, chosen: number, room: number, height: number, grown: number): readonly Strip[] {
  const width = height * CARD_RATIO;
  const openWidth = grown * CARD_RATIO;
  const gap = chosen === count - 1 ? 0 : GAP;
  const widest = width * 0.92;
  if (chosen < 0) {
    const step = count < 2 ? 0 : Math.min(widest, (room - width) / (count - 1));
    const left = count * widest < room ? (room - width - step * (count - 1)) / 2 : 0;
    return Array.from({ length: count }, (_, index) => ({ x: left + index * step, open: false }));
  }
  const last = chosen === count - 1;
  const strips = last ? count - 1 : count - 2;
  const taken = last ? openWidth : openWidth + gap + width;
  const step = strips < 1 ? 0 : Math.min(widest, (room - taken) / strips);
  const total = strips * step + taken;
  const left = Math.max(0, (room - total) / 2);
  return Array.from({ length: count }, (_, index) => {
    if (index <= chosen) return { x: left + index * step, open: index === chosen };
    return { x: left + chosen * step + openWidth + gap + (index - chosen - 1) * step, open: false };
  });
}

interface Strip {
  readonly x: number;
  readonly open: boolean;
}

interface Hole {
  readonly left: number;
  readonly right: number;
}

/** Moves the open card to where the strips of a row below come out even. */
function snapped(row: readonly Strip[], chosen: number): readonly Strip[] {
  const open = row[chosen];
  if (open === undefined || chosen < 1) return row;
  const x = Math.floor(open.x / STRIP) * STRIP;
  return row.map((strip, index) => (index <= chosen ? { ...strip, x: (x * index) / chosen } : strip));
}

/** A row of strips that leaves free what a card in front of it covers. */
function aroundHole(count: number, hole: Hole, room: number, height: number): readonly Strip[] {
  const width = height * CARD_RATIO;
  const roomRight = room - hole.right;
  const mostLeft = Math.floor(hole.left / STRIP);
  const mostRight = roomRight < width ? 0 : 1 + Math.floor((roomRight - width) / STRIP);
  const wanted = Math.round((count * hole.left) / Math.max(1, hole.left + Math.max(0, roomRight)));
  const left = Math.min(count, Math.max(Math.min(wanted, mostLeft), count - mostRight));
  const right = count - left;
  // Of the last card before the hole a strip is enough: the chosen card stands before the rest of it.
  const stepLeft = left === 0 ? 0 : Math.min(width * 0.92, hole.left / left);
  const stepRight = right < 2 ? 0 : Math.min(width * 0.92, (roomRight - width) / (right - 1));
  const start = hole.left - stepLeft * left;
  return Array.from({ length: count }, (_, index) => ({
    x: index < left ? start + index * stepLeft : hole.right + (index - left) * stepRight,
    open: false,
  }));
}

export interface PhoneRoom {
  readonly width: number;
  readonly unit: number;
  readonly short: boolean;
}

/** A phone's hand: up to eight cards in one row, more in two, from nineteen on rows that scroll sideways. */
export function phoneLayout(count: number, chosen: number, room: PhoneRoom): HandLayout {
  const { unit } = room;
  const margin = (count === 8 ? 8 : 16) * unit;
  if (count <= 8) {
    const height = (room.short ? 134 : 151) * unit;
    const rise = (room.short ? 14 : 30) * unit;
    const grown = (room.short ? 150 : 168) * unit;
    const row = accordion(count, chosen, room.width - 2 * margin, height, grown);
    const spots = row.map(({ x, open }, index) => spot(x + margin, open ? 0 : rise, open ? grown : height, 0, index));
    return { spots, width: room.width, height: rise + height };
  }
  const height = (room.short ? 96 : 118) * unit;
  const offset = (room.short ? 52 : 68) * unit;
  const perRow = Math.ceil(count / 2);
  const needed = perRow > 9 ? 35 * unit * (perRow - 1) + height * CARD_RATIO : 0;
  const inside = Math.max(room.width - 2 * margin, needed);
  const spots: CardSpot[] = [];
  /** Where the chosen card of the upper row stands in front of the lower one. */
  let hole: Hole | null = null;
  for (let row = 0; row < 2; row++) {
    const first = row * perRow;
    const inRow = Math.min(perRow, count - first);
    const chosenHere = chosen >= first && chosen < first + inRow ? chosen - first : -1;
    const opened = accordion(inRow, chosenHere, inside, height, height);
    const places: readonly Strip[] = hole !== null ? aroundHole(inRow, hole, inside, height) : row === 0 ? snapped(opened, chosenHere) : opened;
    for (const { x, open } of places) {
      const y = row * offset + (open ? 0 : 10 * unit);
      spots.push(spot(x + margin, y, height, 0, spots.length + (open ? 100 : 0)));
      if (open && row === 0) hole = { left: x, right: x + height * CARD_RATIO };
    }
  }
  return { spots, width: inside + 2 * margin, height: offset + height + 10 * unit };
}
