import type { Viewer } from '../../engine/contract';
import type { MaexchenEvent, SeenMaexchenEvent } from './events';

/** [MX-3, MX-4] Everybody sees that somebody peeks; the dice are for his eyes only. */
export function see(event: MaexchenEvent, viewer: Viewer): SeenMaexchenEvent {
  if (event.type !== 'peeked') return event;
  const { type, seat, dice } = event;
  return { type, seat, dice: viewer === seat ? [...dice] : null };
}
