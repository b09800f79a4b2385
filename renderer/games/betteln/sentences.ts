import { strong } from '@renderer/table/sentence';
import { cardPhrase, countedCards, listed } from '@renderer/table/french/words';
import type { Say } from '@renderer/table/french/words';
import type { TextParams } from '@renderer/i18n/text';
import type { Seat } from '@shared/engine/contract';
import type { SeenBettelnEvent } from '@shared/games/betteln/events';
import { rankName, setPhrase } from './words';

type EventOf<Type extends SeenBettelnEvent['type'], Event extends SeenBettelnEvent = SeenBettelnEvent> = Event extends { readonly type: Type } ? Event : never;

/** Who tells: in which words, and to whom. */
export interface Teller {
  readonly say: Say;
  readonly viewer: Seat | null;
  name(seat: Seat): string;
}

type Sentences = { readonly [Type in SeenBettelnEvent['type']]: (event: EventOf<Type>, teller: Teller) => string };

/** Verbs differ for the viewer: "Du legst", "Mehmet legt". */
function told(key: string, seat: Seat, { say, viewer, name }: Teller, params: TextParams = {}): string {
  return say(`events.${key}.${seat === viewer ? 'own' : 'other'}`, { name: name(seat), ...params });
}

function dative(seat: Seat, { say, viewer, name }: Teller): string {
  return seat === viewer ? say('you.dative') : name(seat);
}

function cards(list: readonly number[], { say }: Teller): string {
  return listed(list.map((card) => strong(cardPhrase(card, say))), say);
}

function exchanged(event: EventOf<'exchanged'>, teller: Teller): string {
  const { say, viewer, name } = teller;
  const { upper, lower, takenCards, givenCards } = event;
  if (takenCards === null || givenCards === null) {
    return say('events.exchanged.other', { upper: name(upper), lower: name(lower), cards: countedCards(event.count, say) });
  }
  const [given, taken] = viewer === upper ? [givenCards, takenCards] : [takenCards, givenCards];
  return say('events.exchanged.own', { name: name(viewer === upper ? lower : upper), given: cards(given, teller), taken: cards(taken, teller) });
}

function named(event: EventOf<'named'>, teller: Teller): string {
  const sentence = told('named', event.seat, teller, { to: dative(event.to, teller), rank: strong(rankName(event.rank, teller.say)) });
  return event.card === null ? sentence : `${sentence} ${teller.say('events.namedCard', { card: cards([event.card], teller) })}`;
}

/** One sentence for each event, so that a new event without words does not compile. */
export const SENTENCES: Sentences = {
  gave: (event, teller) =>
    told('gave', event.seat, teller, { to: dative(event.to, teller), card: event.card === null ? teller.say('events.aCard') : cards([event.card], teller) }),
  named,
  exchanged,
  'took-rest': (event, teller) =>
    told('tookRest', event.seat, teller, { cards: event.cards === null ? countedCards(event.count, teller.say) : cards(event.cards, teller) }),
  'left-rest': (event, teller) => told('leftRest', event.seat, teller),
  'put-away': (event, teller) => told('putAway', event.seat, teller, { card: event.card === null ? teller.say('events.aCard') : cards([event.card], teller) }),
  leads: (event, teller) => told(`leads.${event.reason}`, event.seat, teller),
  played: (event, teller) => told('played', event.seat, teller, { cards: strong(setPhrase(event.cards, teller.say)) }),
  passed: (event, teller) => told('passed', event.seat, teller),
  'won-trick': (event, teller) => told('wonTrick', event.seat, teller),
  office: (event, teller) => told('office', event.seat, teller, { office: strong(teller.say(`offices.${event.office}`)) }),
  over: (_event, { say }) => say('events.over'),
};

export function sentenceOf(event: SeenBettelnEvent, teller: Teller): string {
  // The table has the entry for exactly this event; the compiler cannot follow the pair.
  const entry = SENTENCES[event.type] as (event: SeenBettelnEvent, teller: Teller) => string;
  return entry(event, teller);
}
