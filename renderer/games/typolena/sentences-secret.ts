import type { SeenSecretEvent } from '@shared/games/typolena/events';
import { strong } from '@renderer/table/sentence';
import type { EventOf, Teller } from './teller';
import { cardName, told } from './teller';
import { titleOf } from './words';

type Sentences = { readonly [Type in SeenSecretEvent['type']]: (event: EventOf<Type>, teller: Teller) => string | null };
type Moved = EventOf<'pushed' | 'pushTaken' | 'pushRefused' | 'pushedBack'>;

function cardOrBack(card: number | null, back: string, teller: Teller): string {
  if (card !== null) return cardName(card);
  return teller.say(back === 'stranger' ? 'events.aStranger' : 'events.aCard');
}

function drew(event: EventOf<'drew'>, teller: Teller): string {
  const count = event.backs.length;
  const missing = event.missing > 0 ? ` ${teller.say('events.missing', { count: event.missing })}` : '';
  if (count === 0) return told(teller, 'drewNothing', event.seat);
  if (event.cards !== null) {
    const cards = event.cards.map((card) => strong(titleOf(card))).join(', ');
    return told(teller, `drewCards.${event.reason}`, event.seat, { cards }) + missing;
  }
  const amount = teller.say(count === 1 ? 'events.oneCard' : 'events.cards', { count: teller.number(count) });
  return told(teller, `drew.${event.reason}`, event.seat, { amount }) + missing;
}

/** From giver and taker one is the viewer, or neither: three ways to say it. */
function moved(key: string, event: Moved, teller: Teller): string {
  return told(teller, key, event.from, {
    to: teller.name(event.to, 'dative'),
    card: cardOrBack(event.card, event.back, teller),
  });
}

/** Moves of hidden cards: the viewer is told as much as he saw. */
export const SECRET_SENTENCES: Sentences = {
  drew,
  pushed: (event, teller) => moved('pushed', event, teller),
  pushTaken: (event, teller) =>
    told(teller, 'pushTaken', event.to, { from: teller.name(event.from, 'dative'), card: cardOrBack(event.card, event.back, teller) }),
  pushRefused: (event, teller) => told(teller, 'pushRefused', event.to),
  pushedBack: (event, teller) => moved('pushedBack', event, teller),
  drawnFrom: (event, teller) =>
    told(teller, 'drawnFrom', event.seat, {
      from: teller.name(event.from, 'dative'),
      card: cardOrBack(event.card, event.back, teller),
    }),
  swapped(event, teller) {
    const [first, second] = event.seats;
    const own = event.cards === null || teller.viewer === null ? undefined : event.cards[event.seats.indexOf(teller.viewer)];
    if (own !== undefined) return teller.say('events.swapped.own', { card: cardName(own), name: teller.name(teller.viewer === first ? second : first, 'dative') });
    return teller.say('events.swapped.other', { first: teller.name(first), second: teller.name(second) });
  },
  hypeStarted: (event, teller) =>
    told(teller, 'hypeStarted', event.seat, { side: teller.say(`side.${String(event.stack)}`), card: cardOrBack(event.card, event.back, teller) }),
  hypeJoined: (event, teller) => told(teller, 'hypeJoined', event.seat, { card: cardOrBack(event.card, event.back, teller) }),
  packetTaken: (event, teller) => told(teller, 'packetTaken', event.seat, { count: event.backs.length }),
  exchanged: (event, teller) =>
    told(teller, 'exchanged', event.seat, {
      given: cardName(event.givenCard),
      taken: cardOrBack(event.takenCard, event.takenBack, teller),
    }),
};
