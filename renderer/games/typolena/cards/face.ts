import { cardOf } from '@shared/games/typolena/cards';
import type { Card, CardId, Letter, Typeface } from '@shared/games/typolena/cards';
import { fallbackPicture } from './fallback';
import type { Outlines } from './outlines';
import { DEVIL_PICTURE, MOTIF_PICTURES, SPECIAL_PICTURES } from './pictures';
import type { Placement, Placements } from './placement';
import { boundsOf, shapesOf } from './shapes';
import type { Bounds, Shape, TypefaceOf } from './shapes';

export interface CardPicture {
  readonly placements: Placements;
  readonly typefaceOf: TypefaceOf;
}

const PLAIN: Readonly<Record<Letter, Typeface>> = {
  L: 'alfa-slab-one',
  E: 'uncial-antiqua',
  N: 'alfa-slab-one',
  A: 'pacifico',
};

function isLetter(glyph: string): glyph is Letter {
  return glyph === 'L' || glyph === 'E' || glyph === 'N' || glyph === 'A';
}

function lettersIn(typefaces: Readonly<Record<Letter, Typeface>>): TypefaceOf {
  return (placement: Placement) =>
    placement.typeface ?? (isLetter(placement.glyph) ? typefaces[placement.glyph] : 'alfa-slab-one');
}

export function pictureOf(card: Card): CardPicture {
  if (card.kind === 'devil') return { placements: DEVIL_PICTURE, typefaceOf: lettersIn(PLAIN) };
  if (card.kind === 'special') {
    const special = SPECIAL_PICTURES[card.name];
    return {
      placements: special?.placements ?? fallbackPicture(card.id, []),
      typefaceOf: lettersIn(special?.typefaces ?? PLAIN),
    };
  }
  const placements = MOTIF_PICTURES[card.name] ?? fallbackPicture(card.id, card.colours);
  return { placements, typefaceOf: lettersIn(card.typefaces) };
}

export interface Face {
  readonly card: Card;
  readonly shapes: readonly Shape[];
  readonly bounds: Bounds;
}

const EMPTY: Bounds = { left: 0, top: 0, right: 500, bottom: 760 };

export function drawFace(card: Card, outlines: Outlines): Face {
  const { placements, typefaceOf } = pictureOf(card);
  const bounds = placements.length === 0 ? EMPTY : boundsOf(placements, outlines, typefaceOf);
  return { card, shapes: shapesOf(placements, outlines, typefaceOf), bounds };
}

/** Faces never change, so each is drawn once for all hands, stacks and screens. */
export function faceCache(outlines: Outlines): (id: CardId) => Face | undefined {
  const faces = new Map<CardId, Face>();
  return (id) => {
    const known = faces.get(id);
    if (known !== undefined) return known;
    const card = cardOf(id);
    if (card === undefined) return undefined;
    const face = drawFace(card, outlines);
    faces.set(id, face);
    return face;
  };
}
