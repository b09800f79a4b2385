import type { Viewer } from '../../engine/contract';
import type { FreiParkenEvent, SeenFreiParkenEvent } from './events';

/** The book lies open on the table. */
export function see(event: FreiParkenEvent, _viewer: Viewer): SeenFreiParkenEvent {
  return event;
}
