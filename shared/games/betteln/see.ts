import type { Viewer } from '../../engine/contract';
import type { BettelnEvent, SeenBettelnEvent } from './events';

/** Tricks are played in the open; what is exchanged or put away is the business of those who do it. */
export function see(event: BettelnEvent, viewer: Viewer): SeenBettelnEvent {
  switch (event.type) {
    case 'gave':
      return { type: event.type, seat: event.seat, to: event.to, card: viewer === event.seat ? event.card : null };
    case 'named': {
      const concerned = viewer === event.seat || viewer === event.to;
      return { type: event.type, seat: event.seat, to: event.to, rank: event.rank, card: concerned ? event.card : null };
    }
    case 'exchanged': {
      const concerned = viewer === event.upper || viewer === event.lower;
      return {
        type: event.type,
        upper: event.upper,
        lower: event.lower,
        count: event.takenCards.length,
        takenCards: concerned ? [...event.takenCards] : null,
        givenCards: concerned ? [...event.givenCards] : null,
      };
    }
    case 'took-rest': {
      const cards = viewer === event.seat ? [...event.cards] : null;
      return { type: event.type, seat: event.seat, count: event.cards.length, cards };
    }
    case 'put-away':
      return { type: event.type, seat: event.seat, card: viewer === event.seat ? event.card : null };
    case 'left-rest':
    case 'passed':
    case 'won-trick':
      return { type: event.type, seat: event.seat };
    case 'leads':
      return { type: event.type, seat: event.seat, reason: event.reason };
    case 'played':
      return { type: event.type, seat: event.seat, cards: [...event.cards] };
    case 'office':
      return { type: event.type, seat: event.seat, place: event.place, office: event.office };
    case 'over':
      return { type: event.type };
  }
}
