import { LETTERS, MOTIFS, TYPEFACES } from '@shared/games/typolena/cards';
import type { Card, Letter, Typeface } from '@shared/games/typolena/cards';

/** One letter in one typeface, and the cards that show it: what decides whether two cards fit. */
export interface LetterForm {
  readonly letter: Letter;
  readonly typeface: Typeface;
  readonly cards: readonly Card[];
}

/** [TY-6] Every letter in every typeface; the overview in the pack, in print and on screen. */
export const LETTER_FORMS: readonly LetterForm[] = LETTERS.flatMap((letter) =>
  TYPEFACES.map((typeface) => ({
    letter,
    typeface,
    cards: MOTIFS.filter((card) => card.typefaces[letter] === typeface),
  })),
);

export function formsOf(letter: Letter): readonly LetterForm[] {
  return LETTER_FORMS.filter((form) => form.letter === letter);
}
