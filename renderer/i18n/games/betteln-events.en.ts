import type { SameKeys } from '../tree';
import type { bettelnEventsDe } from './betteln-events.de';

/** What just happened, in English. */
export const bettelnEventsEn: SameKeys<typeof bettelnEventsDe> = {
  label: 'What happened last',
  aCard: 'a card',
  gave: { own: 'You give {to} {card}.', other: '{name} gives {to} {card}.' },
  named: { own: 'You ask {to} for: {rank}.', other: '{name} asks {to} for: {rank}.' },
  namedCard: 'It becomes {card}.',
  exchanged: { own: 'Exchange with {name}: you give {given} and get {taken}.', other: '{upper} and {lower} exchange {cards} each.' },
  tookRest: { own: 'You take up the rest: {cards}.', other: '{name} takes up the rest: {cards}.' },
  leftRest: { own: 'You leave the rest.', other: '{name} leaves the rest.' },
  putAway: { own: 'You put {card} away.', other: '{name} puts {card} away.' },
  leads: {
    beggar: { own: 'As the beggar you begin.', other: '{name} begins, being the beggar.' },
    king: { own: 'As the king you begin.', other: '{name} begins, being the king.' },
    won: { own: 'You lead again.', other: '{name} leads again.' },
    privilege: { own: 'Nobody beat the last cards: as the beggar you may lead.', other: 'Nobody beat the last cards: {name} may lead, being the beggar.' },
    'after-finisher': { own: 'Now you lead.', other: 'Now {name} leads.' },
    yielded: { own: 'The privilege is yours: you lead.', other: 'The privilege goes to {name}.' },
  },
  played: { own: 'You lay {cards}.', other: '{name} lays {cards}.' },
  passed: { own: 'You pass.', other: '{name} passes.' },
  wonTrick: { own: 'The trick is yours.', other: '{name} wins the trick.' },
  office: { own: 'You get an office: {office}.', other: '{name} gets an office: {office}.' },
  over: 'All offices have been given.',
};
