import { useGameWords } from '@renderer/i18n/game-words';
import type { Say } from '@renderer/i18n/game-words';
import { cardOf } from '@shared/games/typolena/cards';
import type { Card, Colour } from '@shared/games/typolena/cards';

export type { Say };

export function useWords(): Say {
  return useGameWords('typolena');
}

export function titleOf(card: number): string {
  return cardOf(card)?.title ?? '';
}

function describe(card: Card, say: Say): string {
  switch (card.kind) {
    case 'motif': {
      const letters = Object.entries(card.typefaces).map(([letter, typeface]) => `${letter} ${say(`typefaces.${typeface}`)}`);
      const colours = card.colours.map((colour) => `${say(`inks.${colour}.name`)}: ${say(`inks.${colour}.action`)}`);
      return [
        card.title,
        letters.join(', '),
        colours.length === 0 ? say('card.noColour') : colours.join(', '),
        ...(card.lena ? [say('card.lena')] : []),
      ].join('. ');
    }
    case 'devil':
      return `${card.title}. ${say('card.devil')}`;
    case 'special':
      return `${card.title}. ${say('card.special')}`;
  }
}

/** What a screen reader says about a card: its title, letters with their typefaces, inks, whether it may be last. */
export function cardLabel(card: number, say: Say): string {
  const known = cardOf(card);
  return known === undefined ? '' : describe(known, say);
}

export function inkVariable(colour: Colour): string {
  return `var(--ink-${colour})`;
}

export function onInkVariable(colour: Colour): string {
  return `var(--on-${colour})`;
}
