import type { Viewer } from '../../engine/contract';
import type { DoppelpackEvent, SeenDoppelpackEvent } from './events';

/** Everything happens in the open, but for the cards that somebody draws. */
export function see(event: DoppelpackEvent, viewer: Viewer): SeenDoppelpackEvent {
  if (event.type !== 'drew') return event;
  const { type, seat, reason, cards, missing } = event;
  return { type, seat, reason, count: cards.length, cards: viewer === seat ? [...cards] : null, missing };
}
