import { useTexts } from '@renderer/i18n/text';
import { cardPhrase } from '@renderer/table/french/words';
import type { Say } from '@renderer/table/french/words';
import { RANKS, rankOf } from '@shared/cards/french';

export function useWords(): Say {
  const { gameText } = useTexts();
  return (key, params) => gameText('betteln', key, params) ?? key;
}

/** Cards of one value in words: "Herz Dame", "drei Damen". */
export function setPhrase(cards: readonly number[], say: Say): string {
  const [first] = cards;
  if (first === undefined) return '';
  if (cards.length === 1) return cardPhrase(first, say);
  return say('values.several', { count: say(`numbers.${String(cards.length)}`), value: say(`values.plural.${RANKS[rankOf(first)] ?? ''}`) });
}

export function rankName(rank: number, say: Say): string {
  return say(`cards.ranks.${RANKS[rank] ?? ''}`);
}
