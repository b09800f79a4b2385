import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/schlafmuetze/events';
import { deckName, pileName, targetName } from './places';

const MOST_BACKS = 3;

/** Where a seat's drawn card lies on this screen. */
type DrawnAt = (seat: Seat) => string;

/** The way that cards went, read from an event. What is face down travels as a back. */
export function movesOf(event: SeenEvent, viewer: Seat | null, drawnAt: DrawnAt): Move<number>[] {
  switch (event.type) {
    case 'drew':
      return [{ from: deckName(event.seat), to: drawnAt(event.seat), face: event.card, duration: MOTION.draw }];
    case 'laid': {
      const to = targetName(event.to, event.seat);
      // The viewer's own card lies there already.
      if (to === null || event.seat === viewer) return [];
      const from = event.from === 'drawn' ? drawnAt(event.seat) : pileName(event.seat);
      return [{ from, to, face: event.card, duration: MOTION.lay }];
    }
    case 'tookBack': {
      const from = targetName(event.to, event.seat);
      return from === null ? [] : [{ from, to: pileName(event.seat), face: event.card, duration: MOTION.back }];
    }
    case 'putBack':
      return [{ from: drawnAt(event.seat), to: deckName(event.seat), face: event.card, duration: MOTION.back }];
    case 'gave':
      return [{ from: deckName(event.from), to: deckName(event.to), face: null, duration: MOTION.push }];
    case 'turnedOver':
      return Array.from({ length: Math.min(event.count, MOST_BACKS) }, (_, index) => ({
        from: pileName(event.seat),
        to: deckName(event.seat),
        face: null,
        duration: MOTION.push,
        delay: index * 40,
      }));
    case 'turn':
    case 'waited':
    case 'timeUp':
    case 'called':
    case 'trusted':
    case 'mistake':
    case 'over':
      return [];
  }
}
