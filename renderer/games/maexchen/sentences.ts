import { strong } from '@renderer/table/sentence';
import type { Sentences } from '@renderer/table/telling';
import { told } from '@renderer/table/telling';
import type { SeenMaexchenEvent } from '@shared/games/maexchen/events';

function number(value: number): string {
  return strong(String(value));
}

export const SENTENCES: Sentences<SeenMaexchenEvent> = {
  rolled: (event, teller) => told(teller, event.again ? 'rolledAgain' : 'rolled', event.seat),
  peeked: (event, teller) => told(teller, 'peeked', event.seat),
  announced: (event, teller) => told(teller, event.untouched ? 'untouched' : 'announced', event.seat, { value: number(event.value) }),
  elapsed: (event, teller) => told(teller, 'elapsed', event.seat),
  doubted: (event, teller) => told(teller, 'doubted', event.seat, { against: teller.name(event.against, 'dative') }),
  uncovered: (event, { say }) =>
    say(event.lie ? 'events.lie' : 'events.truth', { value: number(event.value), announced: number(event.announced) }),
  conceded: (event, teller) => told(teller, 'conceded', event.seat, { announced: number(event.announced) }),
  minus: (event, teller) => told(teller, event.points > 1 ? 'minusMany' : 'minus', event.seat, { points: event.points, total: event.total }),
  drink: (event, teller) => told(teller, event.sips > 1 ? 'drinkMany' : 'drink', event.seat, { sips: event.sips, total: event.total }),
  out: (event, teller) => told(teller, 'out', event.seat),
  // The large words say who begins.
  round: () => null,
  over: (_event, { say }) => say('events.over'),
};
