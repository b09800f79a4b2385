import type { Letter, Typeface } from '@shared/games/typolena/cards';
import type { Placements } from './placement';

export interface SpecialPicture {
  /** Special cards have no typefaces of their own in the pack, as nothing can be fitted to them. */
  readonly typefaces: Readonly<Record<Letter, Typeface>>;
  readonly placements: Placements;
}
