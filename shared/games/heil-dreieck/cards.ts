/** Cards as small integers: copy * 40 + colour * 10 + symbol. Copies look the same, but every card has an id of its own. */
export const COLOURS = ['black', 'red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** The symbols with a meaning of their own carry these numbers; the others are plain. */
export const CIRCLE = 0;
export const TRIANGLE = 3;
export const SQUARE = 7;
export const INFINITY = 8;
export const ECKDREI = 9;

export const SYMBOLS = 10;
export const PACK_SIZE = COLOURS.length * SYMBOLS;
export const MOST_COPIES = 5;
export const CARD_COUNT = PACK_SIZE * MOST_COPIES;

// Playouts ask for these many times a move; a table is faster than divisions.
const SYMBOL_OF = new Uint8Array(CARD_COUNT);
const COLOUR_OF = new Uint8Array(CARD_COUNT);
for (let card = 0; card < CARD_COUNT; card++) {
  SYMBOL_OF[card] = card % SYMBOLS;
  COLOUR_OF[card] = Math.floor((card % PACK_SIZE) / SYMBOLS);
}

export function symbolOf(card: number): number {
  return SYMBOL_OF[card] ?? 0;
}

/** [HD-6] Position of the card's colour in COLOURS. */
export function colourOf(card: number): number {
  return COLOUR_OF[card] ?? 0;
}
