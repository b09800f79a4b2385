import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenBettelnEvent } from '@shared/games/betteln/events';

/** The way that cards went, read from an event. What changes hands in an exchange flies as backs. */
export function movesOf(event: SeenBettelnEvent, viewer: Seat | null, placeOf: (seat: Seat) => string): Move<number>[] {
  switch (event.type) {
    case 'played':
      // The viewer's own cards lie there already.
      if (event.seat === viewer) return [];
      return event.cards.map((card, index) => ({ from: placeOf(event.seat), to: 'trick', face: card, delay: index * 30, duration: MOTION.lay }));
    case 'exchanged': {
      const way = { face: null, duration: MOTION.swap };
      return [
        { ...way, from: placeOf(event.upper), to: placeOf(event.lower), bow: 0.18 },
        { ...way, from: placeOf(event.lower), to: placeOf(event.upper), bow: -0.18 },
      ];
    }
    default:
      return [];
  }
}
