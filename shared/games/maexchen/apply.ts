import type { Refusal, Seat } from '../../engine/contract';
import type { MaexchenAction } from './actions';
import { concede, doubt } from './doubting';
import { announce, peek, roll } from './rolling';
import type { Events } from './rolling';
import type { MaexchenState } from './state';

/** Takes an action or refuses it; lies are accepted. */
export function apply(state: MaexchenState, seat: Seat, action: MaexchenAction, events: Events): Refusal | null {
  switch (action.type) {
    case 'roll':
      return roll(state, seat, events);
    case 'peek':
      return peek(state, seat, events);
    case 'announce':
      return announce(state, seat, action.value, events);
    case 'doubt':
      return doubt(state, seat, events);
    case 'concede':
      return concede(state, seat, events);
  }
}
