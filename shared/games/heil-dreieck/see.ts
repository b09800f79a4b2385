import type { Viewer } from '../../engine/contract';
import type { Event, SeenEvent } from './events';

/** Everything happens in the open, but for the cards that somebody draws. */
export function see(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'turn':
    case 'passed':
    case 'heil':
    case 'eckdrei':
    case 'eckdreiGone':
    case 'falseDreieck':
    case 'heilMissing':
      return { type: event.type, seat: event.seat };
    case 'laid':
      return { type: event.type, number: event.number, seat: event.seat, card: event.card, colour: event.colour };
    case 'colourNamed':
      return { type: event.type, seat: event.seat, colour: event.colour };
    case 'squares':
      return { type: event.type, total: event.total };
    case 'reversed':
      return { type: event.type, direction: event.direction };
    case 'reshuffled':
      return { type: event.type, count: event.count };
    case 'heilDreieck':
      return {
        type: event.type,
        seat: event.seat,
        shownCards: [...event.shownCards],
        times: event.times.map(({ seat, at }) => ({ seat, at })),
      };
    case 'objected':
      return { type: event.type, seat: event.seat, claim: event.claim, upheld: event.upheld };
    case 'approved':
      return { type: event.type, seat: event.seat, claim: event.claim };
    case 'tookBack':
      return { type: event.type, seat: event.seat, shownCard: event.shownCard };
    case 'out':
      return { type: event.type, seat: event.seat, reason: event.reason, shownCards: [...event.shownCards] };
    case 'over':
      return { type: event.type, winners: [...event.winners], reason: event.reason };
    case 'drew':
      return {
        type: event.type,
        seat: event.seat,
        reason: event.reason,
        count: event.count,
        cards: viewer === event.seat ? [...event.cards] : null,
        missing: event.missing,
      };
  }
}
