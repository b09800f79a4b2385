import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenDurakEvent } from '@shared/games/durak/events';

const MOST = 6;

/** The way that cards went, read from an event. What the viewer laid lies there already; what is drawn flies as backs. */
export function movesOf(event: SeenDurakEvent, viewer: Seat | null, placeOf: (seat: Seat) => string): Move<number>[] {
  const pair = (card: number): string => `pair-${String(card)}`;
  switch (event.type) {
    case 'attacked':
      if (event.seat === viewer) return [];
      return event.cards.map((card) => ({ from: placeOf(event.seat), to: pair(card), face: card, duration: MOTION.lay }));
    case 'added':
    case 'transferred':
      return event.seat === viewer ? [] : [{ from: placeOf(event.seat), to: pair(event.card), face: event.card, duration: MOTION.lay }];
    case 'covered':
      if (event.seat === viewer) return [];
      return [{ from: placeOf(event.seat), to: `cover-${String(event.targetCard)}`, face: event.card, duration: MOTION.lay }];
    case 'took':
      return event.cards.slice(0, MOST).map((card, index) => ({ from: 'field', to: placeOf(event.seat), face: card, delay: index * 40, duration: MOTION.pass }));
    case 'drew':
      return Array.from({ length: event.count }, (_, index) => ({
        from: 'talon',
        to: placeOf(event.seat),
        face: null,
        delay: index * MOTION.penaltyGap,
        duration: MOTION.draw,
      }));
    default:
      return [];
  }
}
