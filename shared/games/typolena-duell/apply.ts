import type { Refusal, Seat } from '../../engine/contract';
import type { DuellAction } from './actions';
import { call, none } from './calling';
import { accept, object } from './claim';
import { turnUp } from './reveal';
import type { Events } from './reveal';
import type { DuellState } from './state';

/** Takes an action or refuses it. */
export function apply(state: DuellState, seat: Seat, action: DuellAction, events: Events): Refusal | null {
  switch (action.type) {
    case 'turnUp':
      return turnUp(state, seat, events);
    case 'call':
      return call(state, seat, action.letter, events);
    case 'none':
      return none(state, seat, events);
    case 'object':
      return object(state, seat, events);
    case 'accept':
      return accept(state, seat, events);
  }
}
