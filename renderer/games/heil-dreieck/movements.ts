import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/heil-dreieck/events';

export const STACK = 'stack';
const MOST_BACKS = 4;

/** The way that cards went. Only what everybody has seen shows its face. */
export function movesOf(event: SeenEvent, viewer: Seat | null, placeOf: (seat: Seat) => string): Move<number>[] {
  switch (event.type) {
    case 'laid':
      // The viewer's own card lies there already.
      return event.seat === viewer ? [] : [{ from: placeOf(event.seat), to: STACK, face: event.card, duration: MOTION.lay }];
    case 'drew':
      return Array.from({ length: Math.min(event.count, MOST_BACKS) }, (_, index) => ({
        from: 'talon',
        to: placeOf(event.seat),
        face: null,
        delay: index * MOTION.penaltyGap,
        duration: event.reason === 'turn' ? MOTION.draw : MOTION.penalty,
      }));
    case 'tookBack':
      return [{ from: STACK, to: placeOf(event.seat), face: event.shownCard, duration: MOTION.back }];
    case 'reshuffled':
      return Array.from({ length: Math.min(event.count, MOST_BACKS) }, (_, index) => ({
        from: STACK,
        to: 'talon',
        face: null,
        delay: index * 40,
        duration: MOTION.pass,
      }));
    case 'turn':
    case 'colourNamed':
    case 'squares':
    case 'reversed':
    case 'passed':
    case 'heil':
    case 'eckdrei':
    case 'eckdreiGone':
    case 'heilDreieck':
    case 'falseDreieck':
    case 'heilMissing':
    case 'objected':
    case 'approved':
    case 'out':
    case 'over':
      return [];
  }
}
