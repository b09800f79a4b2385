import { numberOf } from '@shared/games/schlafmuetze/cards';
import { EARLY } from './moods-early';
import { LATE } from './moods-late';
import type { Shape } from './shapes';

export const CARD_WIDTH = 590;
export const CARD_HEIGHT = 910;
export const CARD_RADIUS = 26;
export const STRIP_WIDTH = 152;

/** Twenty figures, each tired in its own way: from wide awake to fast asleep. */
export const MOODS: readonly (readonly Shape[])[] = [...EARLY, ...LATE];

export function pictureOf(card: number): readonly Shape[] {
  return MOODS[numberOf(card) - 1] ?? [];
}

/** The scale of twenty in the strip: marks up to this card's number are printed full. */
export const SCALE = Array.from({ length: 20 }, (_, index) => ({ number: index + 1, y: 866 - index * 33 }));
