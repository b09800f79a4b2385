import { strong } from '@renderer/table/sentence';
import type { Sentences, Teller } from '@renderer/table/telling';
import { told } from '@renderer/table/telling';
import type { SeenFreiParkenEvent } from '@shared/games/frei-parken/events';
import type { Money } from './money';

function owing(teller: Teller, owed: number, money: Money): string {
  return owed === 0 ? '' : ` ${teller.say('events.owed', { owed: money(owed) })}`;
}

export function sentencesFor(money: Money): Sentences<SeenFreiParkenEvent> {
  const sum = (amount: number): string => strong(money(amount));
  return {
    paid: (event, teller) =>
      told(teller, event.intoPot ? 'paidPot' : 'paid', event.seat, { amount: sum(event.amount), reason: teller.say(`reasons.${event.reason}`) }) +
      owing(teller, event.owed, money),
    received: (event, teller) => told(teller, 'received', event.seat, { amount: sum(event.amount) }),
    transferred: (event, teller) =>
      told(teller, 'transferred', event.seat, { amount: sum(event.amount), to: teller.name(event.to, 'dative') }) + owing(teller, event.owed, money),
    parked: (event, teller) => told(teller, 'parked', event.seat),
    paidOut: (event, teller) => told(teller, event.from === 'pot' ? 'paidOut' : 'paidOutBank', event.seat, { amount: sum(event.amount) }),
    potEmpty: (_event, { say }) => say('events.potEmpty'),
    movedOn: (event, teller) => told(teller, 'movedOn', event.seat),
    bankrupt: (event, teller) => told(teller, 'bankrupt', event.seat),
    reversed: (event, teller) => told(teller, 'reversed', event.by, { entry: event.entry, amount: sum(event.returned) }),
    done: (event, teller) => told(teller, 'done', event.by),
    split: (event, { say }) => say('events.split', { amount: sum(event.amount) }),
    closed: (event, teller) => (event.by === null ? teller.say('events.closed') : told(teller, 'closedBy', event.by)),
  };
}
