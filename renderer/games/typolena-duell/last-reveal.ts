import type { Seat } from '@shared/engine/contract';
import type { Letter } from '@shared/games/typolena/cards';
import type { SeenDuellEvent } from '@shared/games/typolena-duell/events';

/** What lay open last, and how it ended: the cards have moved on, their trace stays until the next reveal. */
export interface LastReveal {
  readonly cards: readonly (number | null)[];
  readonly letter: Letter | null;
  readonly winner: Seat | null;
}

export function lastReveal(events: readonly SeenDuellEvent[]): LastReveal | null {
  return events.reduce<LastReveal | null>((reveal, event) => {
    if (event.type === 'turnedUp') return { cards: event.cards, letter: null, winner: null };
    return event.type === 'won' && reveal !== null ? { ...reveal, letter: event.letter, winner: event.seat } : reveal;
  }, null);
}
