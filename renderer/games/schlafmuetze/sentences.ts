import type { Say } from '@renderer/i18n/game-words';
import type { Sentences, Teller } from '@renderer/table/telling';
import { sentencesOf, tellerOf, told } from '@renderer/table/telling';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/schlafmuetze/events';
import { cardName } from './words';

/** What everybody gives at once is told at once. */
interface Gift {
  readonly type: 'gift';
  readonly to: Seat;
  readonly count: number;
}

function namesOf(seats: readonly Seat[], teller: Teller): string {
  return seats.map((seat) => teller.name(seat)).join(', ');
}

/** One sentence for each event, so that a new event without words does not compile. Null where another sentence says it. */
export const SENTENCES: Sentences<SeenEvent | Gift> = {
  // The turn stands in the largest letters of the table already.
  turn: () => null,
  turnedOver: (event, teller) => told(teller, 'turnedOver', event.seat, { count: event.count }),
  drew: (event, teller) => told(teller, 'drew', event.seat, { card: cardName(event.card) }),
  laid(event, teller) {
    const card = cardName(event.card);
    if (event.to.place === 'wait') return told(teller, 'waited', event.seat);
    const at = event.to.place === 'seat' ? teller.name(event.to.seat, 'dative') : '';
    return told(teller, `laid.${event.to.place}`, event.seat, { card, at });
  },
  waited: (event, teller) => told(teller, 'waited', event.seat),
  timeUp: (event, teller) => told(teller, 'timeUp', event.seat),
  called(event, teller) {
    if (!event.upheld) return told(teller, 'called.rejected', event.seat);
    if (event.callers.length > 1) return told(teller, 'called.together', event.seat, { names: namesOf(event.callers, teller) });
    return told(teller, 'called.upheld', event.seat);
  },
  trusted: (event, teller) => told(teller, 'trusted', event.seat),
  mistake: (event, teller) => told(teller, 'mistake', event.seat, { reason: teller.say(`events.reason.${event.reason}`) }),
  tookBack: (event, teller) => told(teller, 'tookBack', event.seat, { card: cardName(event.card) }),
  putBack: (event, teller) => told(teller, 'putBack', event.seat, { card: cardName(event.card) }),
  gave: (event, teller) => told(teller, 'gave', event.to, { count: 1 }),
  gift: (event, teller) => told(teller, 'gave', event.to, { count: event.count }),
  over(event, teller) {
    if (event.reason === 'standstill') return teller.say('events.over.standstill', { names: namesOf(event.winners, teller) });
    return told(teller, 'over.laid', event.winners[0] ?? 0);
  },
};

function gathered(events: readonly SeenEvent[]): (SeenEvent | Gift)[] {
  const told: (SeenEvent | Gift)[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type !== 'gave') told.push(event);
    else if (last?.type === 'gift' && last.to === event.to) told[told.length - 1] = { ...last, count: last.count + 1 };
    else told.push({ type: 'gift', to: event.to, count: 1 });
  }
  return told;
}

/** What happened, as sentences, oldest first. */
export function tell(events: readonly SeenEvent[], say: Say, viewer: Seat | null, plainName: (seat: Seat) => string): string[] {
  return sentencesOf(gathered(events), SENTENCES, tellerOf(say, viewer, plainName));
}
