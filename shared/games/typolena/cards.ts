import { MOTIFS } from './cards/motifs';
import { DEVIL_CARD, SPECIALS } from './cards/specials';
import { COLOURS, LETTERS } from './cards/types';
import type { Card, CardId, Colour, Letter, MotifCard, SpecialKind } from './cards/types';

export { CARD } from './cards/ids';
export { MOTIFS } from './cards/motifs';
export { SPECIALS } from './cards/specials';
export { COLOURS, LETTERS, TYPEFACES } from './cards/types';
export type { Card, CardId, Colour, Letter, SpecialKind, Typeface } from './cards/types';

export type Back = 'normal' | 'stranger';

/** Index = card id. */
export const CARDS: readonly Card[] = [...MOTIFS, DEVIL_CARD, ...SPECIALS];
export const CARD_COUNT = CARDS.length;

/** L = 1, E = 2, N = 4, A = 8. */
export const LETTER_BIT: Readonly<Record<Letter, number>> = { L: 1, E: 2, N: 4, A: 8 };
/** red = 1, blue = 2, and so on in the order of COLOURS. */
export const COLOUR_BIT: Readonly<Record<Colour, number>> = {
  red: 1,
  blue: 2,
  pink: 4,
  greygreen: 8,
  yellow: 16,
  purple: 32,
};

// Searches ask "does it fit?" millions of times, so the answers are worked out once.
const COMMON = new Uint8Array(CARD_COUNT * CARD_COUNT);
const COLOUR_MASKS = new Uint8Array(CARD_COUNT);

const LENA = 1;
const ANIMAL = 2;
const SPECIAL = 4;
const FLAGS = new Uint8Array(CARD_COUNT);

function commonMask(first: MotifCard, second: MotifCard): number {
  let mask = 0;
  for (const letter of LETTERS) {
    if (first.typefaces[letter] === second.typefaces[letter]) mask |= LETTER_BIT[letter];
  }
  return mask;
}

for (const card of CARDS) {
  if (card.kind === 'special') FLAGS[card.id] = SPECIAL;
  if (card.kind !== 'motif') continue;
  FLAGS[card.id] = (card.lena ? LENA : 0) | (card.animal ? ANIMAL : 0);
  COLOUR_MASKS[card.id] = card.colours.reduce((mask, colour) => mask | COLOUR_BIT[colour], 0);
  for (const other of MOTIFS) COMMON[card.id * CARD_COUNT + other.id] = commonMask(card, other);
}

const MASK_LETTERS: readonly (readonly Letter[])[] = Array.from({ length: 16 }, (_, mask) =>
  LETTERS.filter((letter) => (mask & LETTER_BIT[letter]) !== 0),
);
const MASK_COLOURS: readonly (readonly Colour[])[] = Array.from({ length: 64 }, (_, mask) =>
  COLOURS.filter((colour) => (mask & COLOUR_BIT[colour]) !== 0),
);

export function isCardId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id < CARD_COUNT;
}

export function cardOf(id: CardId): Card | undefined {
  return CARDS[id];
}

/** The letters that both cards show in the same typeface, as a bit mask; 0 as soon as one of them is no motif. */
export function letterMask(first: CardId, second: CardId): number {
  if (!isCardId(first) || !isCardId(second)) return 0;
  return COMMON[first * CARD_COUNT + second] ?? 0;
}

export function commonLetters(first: CardId, second: CardId): readonly Letter[] {
  return lettersOfMask(letterMask(first, second));
}

export function fits(first: CardId, second: CardId, letter: Letter): boolean {
  return (letterMask(first, second) & LETTER_BIT[letter]) !== 0;
}

export function lettersOfMask(mask: number): readonly Letter[] {
  return MASK_LETTERS[mask & 15] ?? [];
}

export function colourMask(id: CardId): number {
  return COLOUR_MASKS[id] ?? 0;
}

export function coloursOfMask(mask: number): readonly Colour[] {
  return MASK_COLOURS[mask & 63] ?? [];
}

export function coloursOf(id: CardId): readonly Colour[] {
  return coloursOfMask(colourMask(id));
}

export function hasColour(id: CardId, colour: Colour): boolean {
  return (colourMask(id) & COLOUR_BIT[colour]) !== 0;
}

/** A card with Lena's face or figure: the only kind that may be laid last. */
export function isLena(id: CardId): boolean {
  return ((FLAGS[id] ?? 0) & LENA) !== 0;
}

export function isAnimal(id: CardId): boolean {
  return ((FLAGS[id] ?? 0) & ANIMAL) !== 0;
}

/** One of the eight special cards. The Fehlerteufel is none of them. */
export function isSpecial(id: CardId): boolean {
  return ((FLAGS[id] ?? 0) & SPECIAL) !== 0;
}

export function isMotif(id: CardId): boolean {
  return CARDS[id]?.kind === 'motif';
}

export function specialOf(id: CardId): SpecialKind | undefined {
  const card = CARDS[id];
  return card?.kind === 'special' ? card.special : undefined;
}

/** Backs are public: a Stranger can be told from behind. */
export function backOf(id: CardId): Back {
  return specialOf(id) === 'stranger' ? 'stranger' : 'normal';
}
