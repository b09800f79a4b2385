import { strong } from '@renderer/table/sentence';
import { cardPhrase, countedCards, listed } from '@renderer/table/french/words';
import type { Say } from '@renderer/table/french/words';
import type { TextParams } from '@renderer/i18n/text';
import type { Seat } from '@shared/engine/contract';
import type { SeenDurakEvent } from '@shared/games/durak/events';

type EventOf<Type extends SeenDurakEvent['type']> = Extract<SeenDurakEvent, { readonly type: Type }>;

/** Who tells: in which words, and to whom. */
export interface Teller {
  readonly say: Say;
  readonly viewer: Seat | null;
  name(seat: Seat): string;
}

type Sentences = { readonly [Type in SeenDurakEvent['type']]: (event: EventOf<Type>, teller: Teller) => string };

/** Verbs differ for the viewer: "Du deckst", "Mehmet deckt". */
function told(key: string, seat: Seat, { say, viewer, name }: Teller, params: TextParams = {}): string {
  return say(`events.${key}.${seat === viewer ? 'own' : 'other'}`, { name: name(seat), ...params });
}

function object(seat: Seat, { say, viewer, name }: Teller): string {
  return seat === viewer ? say('you.accusative') : name(seat);
}

/** Inside a sentence, "du" instead of "Du". */
function inside(seat: Seat, { say, viewer, name }: Teller): string {
  return seat === viewer ? say('seat.you') : name(seat);
}

function cards(list: readonly number[], { say }: Teller): string {
  return listed(list.map((card) => strong(cardPhrase(card, say))), say);
}

function drew(event: EventOf<'drew'>, teller: Teller): string {
  const { say } = teller;
  const what = event.cards === null ? countedCards(event.count, say) : cards(event.cards, teller);
  const sentence = told('drew', event.seat, teller, { cards: what });
  // Whoever drew the trump has read its name already.
  if (event.openCards.length === 0 || event.cards !== null) return sentence;
  return `${sentence} ${say('events.drewTrump', { card: cards(event.openCards, teller) })}`;
}

/** One sentence for each event, so that a new event without words does not compile. */
export const SENTENCES: Sentences = {
  redealt: (event, teller) => told('redealt', event.seat, teller),
  kept: (event, teller) => told('kept', event.seat, teller),
  started: (event, teller) => told(`started.${event.reason}`, event.seat, teller, { card: cards(event.shownCards, teller) }),
  round: ({ attacker, defender }, teller) => teller.say('events.round', { attacker: inside(attacker, teller), defender: object(defender, teller) }),
  attacked: (event, teller) => told('attacked', event.seat, teller, { cards: cards(event.cards, teller) }),
  added: (event, teller) => told('added', event.seat, teller, { card: cards([event.card], teller) }),
  passed: (event, teller) => told('passed', event.seat, teller),
  transferred: (event, teller) =>
    told('transferred', event.seat, teller, { card: cards([event.card], teller), defender: object(event.defender, teller) }),
  covered: (event, teller) => told('covered', event.seat, teller, { card: cards([event.card], teller), target: cards([event.targetCard], teller) }),
  taking: (event, teller) => told('taking', event.seat, teller),
  took: (event, teller) => told('took', event.seat, teller, { cards: countedCards(event.cards.length, teller.say) }),
  beaten: (event, teller) => told('beaten', event.seat, teller, { cards: countedCards(event.cards.length, teller.say) }),
  drew,
  out: (event, teller) => told('out', event.seat, teller),
  over: ({ durak }, teller) => (durak === null ? teller.say('events.drawn') : told('over', durak, teller)),
};

export function sentenceOf(event: SeenDurakEvent, teller: Teller): string {
  // The table has the entry for exactly this event; the compiler cannot follow the pair.
  const entry = SENTENCES[event.type] as (event: SeenDurakEvent, teller: Teller) => string;
  return entry(event, teller);
}
