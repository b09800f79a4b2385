import type { Say } from '@renderer/i18n/game-words';
import { useGameWords } from '@renderer/i18n/game-words';
import { strong } from '@renderer/table/sentence';
import { COLOURS, colourOf, symbolOf } from '@shared/games/heil-dreieck/cards';

export function useWords(): Say {
  return useGameWords('heil-dreieck');
}

/** A card in words: symbol and colour. */
export function cardLabel(card: number, say: Say): string {
  return say('card.name', {
    symbol: say(`symbols.${String(symbolOf(card))}`),
    colour: say(`colours.${COLOURS[colourOf(card)] ?? 'black'}`),
  });
}

export function cardName(card: number, say: Say): string {
  return strong(cardLabel(card, say));
}
