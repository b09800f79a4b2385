import type { Refusal, Seat } from '../../engine/contract';
import type { DoppelpackAction } from './actions';
import { approve, object } from './challenge';
import { draw } from './drawing';
import type { Events } from './drawing';
import { lay } from './laying';
import type { DoppelpackState } from './state';
import { pass } from './turns';

/** Takes an action or refuses it. */
export function apply(state: DoppelpackState, seat: Seat, action: DoppelpackAction, events: Events): Refusal | null {
  switch (action.type) {
    case 'draw':
      return draw(state, seat, events);
    case 'lay':
      return lay(state, seat, action, events);
    case 'pass':
      return pass(state, seat, events);
    case 'object':
      return object(state, seat, action.lay, events);
    case 'approve':
      return approve(state, seat, action.lay, events);
  }
}
