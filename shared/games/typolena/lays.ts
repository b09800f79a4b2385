import type { ActionOf, LayAction, StackIndex } from './actions';
import { CARD_COUNT, COLOURS, LETTERS, type Colour, type Letter } from './cards';

// Legal lists name the same lays over and over, so each is made once. They are frozen, because everybody shares them.
const LETTER_CODE: Readonly<Record<Letter, number>> = { L: 0, E: 1, N: 2, A: 3 };
const COLOUR_CODE: Readonly<Record<Colour, number>> = { red: 0, blue: 1, pink: 2, greygreen: 3, yellow: 4, purple: 5 };
const LETTER_CODES = LETTERS.length + 1;
const COLOUR_CODES = COLOURS.length + 1;

const LAYS: (LayAction | undefined)[] = new Array<undefined>(CARD_COUNT * 2 * LETTER_CODES * COLOUR_CODES * 2).fill(undefined);

export const STACKS: readonly StackIndex[] = [0, 1];
export const ALL_LETTERS: readonly Letter[] = LETTERS;
export const LETTERS_OR_NONE: readonly (Letter | null)[] = [...LETTERS, null];

export function layOf(
  card: number,
  stack: StackIndex,
  letter: Letter | null,
  colour: Colour | null,
  lena: boolean,
): LayAction {
  const letterCode = letter === null ? LETTERS.length : LETTER_CODE[letter];
  const colourCode = colour === null ? COLOURS.length : COLOUR_CODE[colour];
  const place = ((card * 2 + stack) * LETTER_CODES + letterCode) * COLOUR_CODES + colourCode;
  const code = place * 2 + (lena ? 1 : 0);
  return (LAYS[code] ??= Object.freeze({ type: 'lay', card, stack, letter, colour, lena }));
}

const HYPES: (ActionOf<'hype'> | undefined)[] = new Array<undefined>(CARD_COUNT * 2).fill(undefined);

export function hypeOf(card: number, stack: StackIndex): ActionOf<'hype'> {
  return (HYPES[card * 2 + stack] ??= Object.freeze({ type: 'hype', card, stack }));
}
