import type { Say } from '@renderer/i18n/game-words';
import { strong } from '@renderer/table/sentence';
import type { Sentences, Teller } from '@renderer/table/telling';
import { sentencesOf, tellerOf, told } from '@renderer/table/telling';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/heil-dreieck/events';
import { cardName } from './words';

function cardNames(cards: readonly number[], say: Say): string {
  return cards.map((card) => cardName(card, say)).join(', ');
}

function amount(count: number, say: Say): string {
  if (count === 0) return say('events.noCard');
  return count === 1 ? say('events.oneCard') : say('events.cards', { count });
}

type Drew = Extract<SeenEvent, { readonly type: 'drew' }>;

function drew(event: Drew, teller: Teller): string {
  const { say } = teller;
  const seen = event.cards ?? [];
  const cards = seen.length > 0 && seen.length < 3 ? cardNames(seen, say) : amount(event.count, say);
  const sentence = told(teller, `drew.${event.reason}`, event.seat, { cards });
  return event.missing > 0 ? `${sentence} ${say('events.missing')}` : sentence;
}

function colour(name: string, say: Say): string {
  return strong(say(`colours.${name}`));
}

/** One sentence for each event, so that a new event without words does not compile. Null where another sentence says it. */
export const SENTENCES: Sentences<SeenEvent> = {
  // The turn stands in the largest letters of the table already.
  turn: () => null,
  laid(event, teller) {
    const card = cardName(event.card, teller.say);
    if (event.colour === null) return told(teller, 'laid', event.seat, { card });
    return told(teller, 'laidCircle', event.seat, { card, colour: colour(event.colour, teller.say) });
  },
  colourNamed: (event, teller) => told(teller, 'colourNamed', event.seat, { colour: colour(event.colour, teller.say) }),
  squares: (event, { say }) => say('events.squares', { total: event.total }),
  reversed: (_event, { say }) => say('events.reversed'),
  passed: (event, teller) => told(teller, 'passed', event.seat),
  reshuffled: (event, { say }) => say('events.reshuffled', { count: event.count }),
  heil: (event, teller) => told(teller, 'heil', event.seat, { call: teller.say('calls.heil.label') }),
  eckdrei: (event, teller) => told(teller, 'eckdrei', event.seat),
  eckdreiGone: (event, teller) => told(teller, 'eckdreiGone', event.seat),
  heilDreieck: (event, teller) =>
    told(teller, 'heilDreieck', event.seat, { call: teller.say('calls.heilDreieck.label'), cards: cardNames(event.shownCards, teller.say) }),
  falseDreieck: (event, teller) => told(teller, 'falseDreieck', event.seat, { call: teller.say('calls.heilDreieck.label') }),
  heilMissing: (event, teller) => told(teller, 'heilMissing', event.seat, { call: teller.say('calls.heil.label') }),
  objected: (event, teller) => told(teller, event.upheld ? 'objected.upheld' : 'objected.rejected', event.seat),
  approved: (event, teller) => told(teller, 'approved', event.seat),
  tookBack: (event, teller) => told(teller, 'tookBack', event.seat, { card: cardName(event.shownCard, teller.say) }),
  out: (event, teller) => told(teller, `out.${event.reason}`, event.seat),
  over(event, teller) {
    const [winner] = event.winners;
    if (event.reason === 'heil-dreieck-together') {
      return teller.say('events.over.heil-dreieck-together', { names: event.winners.map((seat) => teller.name(seat)).join(', ') });
    }
    return winner === undefined ? teller.say(`events.over.${event.reason}`) : told(teller, `over.${event.reason}`, winner);
  },
  drew,
};

/** What happened, as sentences, oldest first. */
export function tell(events: readonly SeenEvent[], say: Say, viewer: Seat | null, plainName: (seat: Seat) => string): string[] {
  return sentencesOf(events, SENTENCES, tellerOf(say, viewer, plainName));
}
