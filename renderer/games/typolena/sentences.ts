import type { Sentence } from '@renderer/table/sentence';
import { sentenceParts, strong } from '@renderer/table/sentence';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/typolena/events';
import { SECRET_SENTENCES } from './sentences-secret';
import type { EventOf, Teller } from './teller';
import { cardName, effectOf, told } from './teller';
import type { Say } from './words';

type Sentences = { readonly [Type in SeenEvent['type']]: (event: EventOf<Type>, teller: Teller) => string | null };

function laid(event: EventOf<'laid'>, teller: Teller): string {
  const { say } = teller;
  const first = told(teller, 'laid', event.seat, { card: cardName(event.card), side: say(`side.${String(event.stack)}`) });
  const letter = event.letter === null ? null : say('events.letter', { letter: event.letter });
  const effect = event.colour === null ? (letter === null ? null : say('events.noColour')) : effectOf(event, teller);
  const calls = [letter, effect].filter((part) => part !== null).join(', ');
  const lena = event.lena ? ` ${say('events.lena')}` : '';
  return calls === '' ? first + lena : `${first} ${calls}.${lena}`;
}

/** One sentence for each event, so that a new event without words does not compile. Null where another sentence says it. */
export const SENTENCES: Sentences = {
  ...SECRET_SENTENCES,
  laid,
  mistake: (event, teller) =>
    told(teller, event.tried ? 'mistakeTried' : 'mistake', event.seat, {
      card: cardName(event.card),
      reason: teller.say(`mistakes.${event.reason}`, { letter: event.letter ?? '' }),
    }),
  objected: (event, teller) =>
    told(teller, event.upheld ? 'objectionUpheld' : 'objectionRejected', event.seat, { against: teller.name(event.against, 'accusative') }),
  reshuffled: (event, { say }) => say('events.reshuffled', { count: event.count }),
  passed: (event, teller) => told(teller, 'passed', event.seat),
  // Said together with the lay that it comes from; alone only where the lay is further back.
  attacked: (event, teller) =>
    teller.batch.some((other) => other.type === 'laid') ? null : told(teller, `attacked.${event.colour}`, event.seat, { count: teller.number(event.count) }),
  attackLapsed: (event, teller) => told(teller, 'attackLapsed', event.seat),
  skipped: (event, teller) => told(teller, event.delayed ? 'skippedDelayed' : 'skipped', event.seat),
  skipMarked: (event, teller) => told(teller, 'skipMarked', event.seat),
  shown: (event, teller) =>
    told(teller, `shown.${event.colour}`, event.seat, { card: cardName(event.card), against: teller.name(event.against, 'accusative') }),
  tucked: (event, teller) => told(teller, 'tucked', event.seat, { card: cardName(event.card) }),
  reversed: (_event, teller) => (teller.batch.some((other) => other.type === 'laid') ? null : teller.say('events.reversed')),
  nothingPushedBack: (event, teller) => told(teller, 'nothingPushedBack', event.seat),
  partnerChosen: (event, teller) =>
    told(teller, event.whole ? 'partnerWhole' : 'partnerOne', event.seat, { partner: teller.name(event.partner, 'dative') }),
  handsMoved: (event, { say }) => say(event.moves.length === 0 ? 'events.handsStay' : 'events.handsMoved'),
  egal: (event, teller) => told(teller, event.silent ? 'egalSilent' : 'egal', event.seat),
  hypeDecided: (event, { say }) => say(event.grace ? 'events.hypeGrace' : 'events.hypeOver'),
  stopped: (event, teller) =>
    told(teller, event.covered ? 'stoppedCovered' : 'stoppedBluff', event.seat, {
      card: cardName(event.card),
      owner: teller.name(event.owner, 'dative'),
    }),
  exchangeDeclined: (event, teller) => told(teller, 'exchangeDeclined', event.seat),
  discardedUnder: (event, teller) =>
    told(teller, 'discardedUnder', event.seat, { card: cardName(event.card), side: teller.say(`under.${String(event.stack)}`) }),
  surplusKept: (event, teller) => told(teller, 'surplusKept', event.seat),
  absolute: (event, teller) => told(teller, `absolute.${event.result}`, event.seat),
  bid: (event, teller) => told(teller, 'bid', event.seat),
  won: (event, teller) => told(teller, 'won', event.seat, { card: cardName(event.card) }),
  devilWon: (event, teller) => told(teller, 'devilWon', event.seat, { word: strong(event.word) }),
  drawn: (event, { say }) => say(`events.drawn.${event.reason}`),
};

export interface TellerBase {
  readonly say: Say;
  readonly viewer: Seat | null;
  plainName(seat: Seat): string;
}

function tellerFor(base: TellerBase, batch: readonly SeenEvent[]): Teller {
  const { say, viewer } = base;
  return {
    say,
    viewer,
    batch,
    number: (count) => say(`numbers.${String(count)}`),
    name: (seat, use = 'subject') => (seat === viewer ? say(`you.${use}`) : base.plainName(seat)),
  };
}

/** What happened, as sentences, oldest first. */
export function sentencesOf(batch: readonly SeenEvent[], base: TellerBase): string[] {
  const teller = tellerFor(base, batch);
  return batch.flatMap((event) => {
    // The table has the entry for exactly this event; the compiler cannot follow the pair.
    const entry = SENTENCES[event.type] as (event: SeenEvent, teller: Teller) => string | null;
    const sentence = entry(event, teller);
    return sentence === null || sentence === '' ? [] : [sentence];
  });
}

let nextId = 1;
export function asSentence(text: string): Sentence {
  return { id: nextId++, parts: sentenceParts(text) };
}
