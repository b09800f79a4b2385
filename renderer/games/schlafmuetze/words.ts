import type { Say } from '@renderer/i18n/game-words';
import { useGameWords } from '@renderer/i18n/game-words';
import { strong } from '@renderer/table/sentence';
import { numberOf } from '@shared/games/schlafmuetze/cards';

export function useWords(): Say {
  return useGameWords('schlafmuetze');
}

export function cardName(card: number): string {
  return strong(String(numberOf(card)));
}

/** What a screen reader says about a card: its number, and how it sleeps. */
export function cardLabel(card: number, say: Say): string {
  const number = numberOf(card);
  return say('card.label', { number, mood: say(`card.moods.${String(number)}`) });
}
