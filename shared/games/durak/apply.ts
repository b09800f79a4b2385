import type { Refusal, Seat } from '../../engine/contract';
import type { DurakAction } from './actions';
import { add, attack, pass } from './attack';
import { cover, take, transfer } from './defence';
import type { DurakEvent } from './events';
import { keep, redealHands } from './offer';
import type { DurakState } from './state';

/** Takes an action or refuses it; wrong cards are never accepted, since the rules name no penalty for them. */
export function apply(state: DurakState, seat: Seat, action: DurakAction, events: DurakEvent[] | null): Refusal | null {
  switch (action.type) {
    case 'attack':
      return attack(state, seat, action.cards, events);
    case 'add':
      return add(state, seat, action.card, events);
    case 'pass':
      return pass(state, seat, events);
    case 'cover':
      return cover(state, seat, action.card, action.targetCard, events);
    case 'take':
      return take(state, seat, events);
    case 'transfer':
      return transfer(state, seat, action.card, events);
    case 'redeal':
      return redealHands(state, seat, events);
    case 'keep':
      return keep(state, seat, events);
  }
}
