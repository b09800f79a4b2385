import type { Letter, Typeface } from '@shared/games/typolena/cards';
import { sign } from '../placement';
import type { Placements } from '../placement';

export interface SpecialPicture {
  /** Special cards have no typefaces of their own in the pack, as nothing can be fitted to them. */
  readonly typefaces: Readonly<Record<Letter, Typeface>>;
  readonly placements: Placements;
}

/** The motifs' pictures by the card's name. */
export const MOTIF_PICTURES: Readonly<Record<string, Placements>> = {};

export const SPECIAL_PICTURES: Readonly<Record<string, SpecialPicture>> = {};

export const DEVIL_PICTURE: Placements = [
  sign('alfa-slab-one', '!', 120, 380, 500),
  sign('alfa-slab-one', '§', 330, 380, 500, { ink: 'red' }),
  sign('alfa-slab-one', '?', 420, 380, 300),
  sign('alfa-slab-one', '#', 120, 700, 120),
];
