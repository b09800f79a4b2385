import { COLOURS } from '@shared/games/typolena/cards';
import type { Colour } from '@shared/games/typolena/cards';

export function isColour(word: string | null): word is Colour {
  return COLOURS.some((colour) => colour === word);
}
