import type { TextParams } from '@renderer/i18n/text';
import { RANKS, SUITS, rankOf, suitOf } from '@shared/cards/french';

/** A text of the game by its key. A missing one shows its key, and a test finds it. */
export type Say = (key: string, params?: TextParams) => string;

function nameParts(card: number, say: Say): { suit: string; rank: string } {
  return { suit: say(`cards.suits.${SUITS[suitOf(card)] ?? ''}`), rank: say(`cards.ranks.${RANKS[rankOf(card)] ?? ''}`) };
}

/** What a screen reader says about a card: "Herz Dame", "queen of hearts". */
export function cardLabel(card: number, say: Say): string {
  return say('cards.label', nameParts(card, say));
}

/** The card inside a sentence: "the queen of hearts". */
export function cardPhrase(card: number, say: Say): string {
  return say('cards.phrase', nameParts(card, say));
}

/** Things in a row, as the language lists them. */
export function listed(parts: readonly string[], say: Say): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : say('cards.and', { first: parts.slice(0, -1).join(', '), last });
}

export function countedCards(count: number, say: Say): string {
  return say(count === 1 ? 'cards.one' : 'cards.many', { count });
}
