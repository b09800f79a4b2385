import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenDoppelpackEvent } from '@shared/games/typolena-doppelpack/events';

/** The way that cards went. Only public faces are shown on the way, everything else as backs. */
export function movesOf(event: SeenDoppelpackEvent, viewer: Seat | null, placeOf: (seat: Seat) => string): Move<number>[] {
  switch (event.type) {
    case 'drew':
      return Array.from({ length: event.count }, (_, index) => ({
        from: 'talon',
        to: placeOf(event.seat),
        face: null,
        delay: index * MOTION.penaltyGap,
        duration: event.reason === 'turn' ? MOTION.draw : MOTION.penalty,
      }));
    case 'laid':
      // The viewer's own card lies there already.
      return event.seat === viewer ? [] : [{ from: placeOf(event.seat), to: 'stack', face: event.card, duration: MOTION.lay }];
    case 'mistake':
      return [{ from: 'stack', to: placeOf(event.seat), face: event.shownCard, duration: MOTION.back }];
    case 'reshuffled':
      return Array.from({ length: Math.min(event.count, 3) }, (_, index) => ({ from: 'stack', to: 'talon', face: null, delay: index * 40, duration: MOTION.pass }));
    default:
      return [];
  }
}
