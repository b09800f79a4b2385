import type { Viewer } from '../../engine/contract';
import type { DuellEvent, SeenDuellEvent } from './events';

/** Everybody sees all of it: the events name no card that does not lie open. */
export function see(event: DuellEvent, _viewer: Viewer): SeenDuellEvent {
  return event;
}
