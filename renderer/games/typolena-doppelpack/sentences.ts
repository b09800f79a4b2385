import { strong } from '@renderer/table/sentence';
import type { Sentences } from '@renderer/table/telling';
import { told } from '@renderer/table/telling';
import { cardOf } from '@shared/games/typolena/cards';
import type { SeenDoppelpackEvent } from '@shared/games/typolena-doppelpack/events';

function title(card: number): string {
  return strong(cardOf(card)?.title ?? '');
}

export const SENTENCES: Sentences<SeenDoppelpackEvent> = {
  drew(event, teller) {
    const missing = event.missing > 0 ? teller.say('events.missing') : '';
    if (event.count === 0) return told(teller, 'drewNothing', event.seat);
    const cards = event.cards === null ? teller.say('events.aCard') : event.cards.map(title).join(', ');
    const key = event.reason === 'turn' ? 'drew' : 'drewPenalty';
    return [told(teller, key, event.seat, { cards }), missing].filter((part) => part !== '').join(' ');
  },
  reshuffled: (event, { say }) => say('events.reshuffled', { count: event.count }),
  laid(event, teller) {
    const sound = event.sound === null ? '' : ` ${teller.say('events.sound', { sound: teller.say(`sounds.${event.sound}.word`) })}`;
    return told(teller, 'laid', event.seat, { card: title(event.card), letter: event.letter }) + sound;
  },
  mistake: (event, teller) =>
    `${told(teller, 'mistake', event.seat, { card: title(event.shownCard) })} ${teller.say(`mistakes.${event.reason}`, { letter: event.letter })}`,
  soundForgotten: (event, teller) =>
    told(teller, event.sound === null ? 'forgotten' : 'wrongSound', event.seat, { card: title(event.shownCard) }),
  passed: (event, teller) => told(teller, event.laid > 0 ? 'enough' : 'passed', event.seat),
  objected: (event, teller) =>
    told(teller, event.upheld ? 'objectionUpheld' : 'objectionRejected', event.seat, { against: teller.name(event.against, 'accusative') }),
  approved: () => null,
  // The seats show it, and the large words say it.
  turn: () => null,
  won: (event, teller) => told(teller, 'won', event.seat),
  ended: (event, { say }) => say(`events.ended.${event.reason}`),
};
