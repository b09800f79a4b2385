import { strong } from '@renderer/table/sentence';
import type { Sentences, Teller } from '@renderer/table/telling';
import { told } from '@renderer/table/telling';
import { cardOf } from '@shared/games/typolena/cards';
import type { SeenDuellEvent } from '@shared/games/typolena-duell/events';

function titles(cards: readonly (number | null)[]): string {
  return cards.flatMap((card) => (card === null ? [] : [strong(cardOf(card)?.title ?? '')])).join(', ');
}

function timed(teller: Teller, at: number | null): string {
  return at === null ? '' : ` ${teller.say('events.at', { at: Math.round(at) })}`;
}

export const SENTENCES: Sentences<SeenDuellEvent> = {
  // Said by the seats themselves, and too often to be news.
  ready: () => null,
  turnedUp: (event, { say }) => say('events.turnedUp', { cards: titles(event.cards) }),
  none: (event, teller) => told(teller, 'none', event.seat),
  called: (event, teller) => told(teller, 'called', event.seat, { letter: strong(event.letter) }) + timed(teller, event.at),
  wrong: (event, teller) => told(teller, `wrong.${event.cost}`, event.seat, { letter: strong(event.letter) }),
  penalty: (event, teller) =>
    told(teller, 'penalty', event.seat, { names: event.to.map((seat) => teller.name(seat, 'dative')).join(', ') }),
  tied: (event, teller) => teller.say('events.tied', { names: event.seats.map((seat) => teller.name(seat)).join(', ') }),
  objected: (event, teller) =>
    told(teller, event.upheld ? 'objectionUpheld' : 'objectionRejected', event.seat, { against: teller.name(event.against, 'accusative') }),
  accepted: () => null,
  won: (event, teller) =>
    told(teller, 'won', event.seat, { letter: strong(event.letter), count: event.cards.length + event.asideCards.length }),
  putAside: (event, { say }) => say(`events.putAside.${event.reason}`, { count: event.cards.length }),
  out: (event, teller) => told(teller, 'out', event.seat),
  tookAside: (event, teller) => told(teller, 'tookAside', event.seat, { count: event.asideCards.length }),
  over: (event, teller) => (event.winner === null ? teller.say('events.drawn') : told(teller, 'victory', event.winner)),
};
