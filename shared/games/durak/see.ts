import type { Viewer } from '../../engine/contract';
import type { DurakEvent, SeenDurakEvent } from './events';

/** Everything in Durak happens in the open, but for the cards that somebody draws. */
export function see(event: DurakEvent, viewer: Viewer): SeenDurakEvent {
  switch (event.type) {
    case 'redealt':
    case 'kept':
    case 'passed':
    case 'taking':
    case 'out':
      return { type: event.type, seat: event.seat };
    case 'started':
      return { type: event.type, seat: event.seat, reason: event.reason, shownCards: [...event.shownCards] };
    case 'round':
      return { type: event.type, attacker: event.attacker, defender: event.defender };
    case 'attacked':
    case 'took':
    case 'beaten':
      return { type: event.type, seat: event.seat, cards: [...event.cards] };
    case 'added':
      return { type: event.type, seat: event.seat, card: event.card };
    case 'transferred':
      return { type: event.type, seat: event.seat, card: event.card, defender: event.defender };
    case 'covered':
      return { type: event.type, seat: event.seat, card: event.card, targetCard: event.targetCard };
    case 'drew':
      return {
        type: event.type,
        seat: event.seat,
        count: event.cards.length,
        cards: viewer === event.seat ? [...event.cards] : null,
        openCards: [...event.openCards],
      };
    case 'over':
      return { type: event.type, durak: event.durak };
  }
}
