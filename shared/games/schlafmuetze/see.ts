import type { Event, SeenEvent } from './events';

/** Everything happens in the open; cards that stay face down stand in no event. */
export function see(event: Event): SeenEvent {
  switch (event.type) {
    case 'turn':
    case 'timeUp':
      return { type: event.type, seat: event.seat };
    case 'turnedOver':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'drew':
    case 'putBack':
      return { type: event.type, seat: event.seat, card: event.card };
    case 'laid':
      return { type: event.type, number: event.number, seat: event.seat, card: event.card, from: event.from, to: { ...event.to } };
    case 'waited':
      return { type: event.type, number: event.number, seat: event.seat };
    case 'called':
      return {
        type: event.type,
        seat: event.seat,
        against: event.against,
        lay: event.lay,
        upheld: event.upheld,
        callers: [...event.callers],
        times: event.times.map(({ seat, at }) => ({ seat, at })),
      };
    case 'trusted':
      return { type: event.type, seat: event.seat, lay: event.lay };
    case 'mistake':
      return { type: event.type, seat: event.seat, lay: event.lay, reason: event.reason };
    case 'tookBack':
      return { type: event.type, seat: event.seat, card: event.card, to: { ...event.to } };
    case 'gave':
      return { type: event.type, from: event.from, to: event.to };
    case 'over':
      return { type: event.type, winners: [...event.winners], reason: event.reason };
  }
}
