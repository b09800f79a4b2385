import { CARDS, COLOURS } from '@shared/games/typolena/cards';
import type { Card, Colour } from '@shared/games/typolena/cards';

const KINDS = ['all', 'lena', 'animal', 'plain', 'special'] as const;

export type CardKind = (typeof KINDS)[number];
export type CardFilter = CardKind | Colour;
export const KIND_FILTERS: readonly CardKind[] = KINDS;
export const COLOUR_FILTERS: readonly Colour[] = COLOURS;

/** A picture of the pack, and how many cards of the pack show it. */
export interface Exhibit {
  readonly card: Card;
  readonly copies: number;
}

/** Every picture once, in the order of the pack. */
export const EXHIBITS: readonly Exhibit[] = CARDS.filter(
  (card, index) => CARDS.findIndex(({ name }) => name === card.name) === index,
).map((card) => ({ card, copies: CARDS.filter(({ name }) => name === card.name).length }));

export function passes({ card }: Exhibit, filter: CardFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'lena':
      return card.kind === 'motif' && card.lena;
    case 'animal':
      return card.kind === 'motif' && card.animal;
    case 'plain':
      return card.kind === 'motif' && card.colours.length === 0;
    case 'special':
      return card.kind !== 'motif';
    default:
      return card.kind === 'motif' && card.colours.includes(filter);
  }
}
