import outlines from 'virtual:typolena-outlines';
import type { Letter, Typeface } from '@shared/games/typolena/cards';
import { faceCache } from './face';
import { stripLetters } from './layout';
import type { StripLetter } from './layout';
import { outlineKey } from './outlines';
import type { Outline } from './outlines';

export const faceOf = faceCache(outlines);

export function lettersOf(typefaces: Readonly<Record<Letter, Typeface>>): StripLetter[] {
  return stripLetters(typefaces, outlines);
}

export function outlineOf(letter: Letter, typeface: Typeface): Outline | undefined {
  return outlines[outlineKey(typeface, letter)];
}
