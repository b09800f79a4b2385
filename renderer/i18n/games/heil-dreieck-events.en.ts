import type { SameKeys } from '../tree';
import type { heilDreieckEventsDe } from './heil-dreieck-events.de';

/** What just happened in Heil Dreieck!, in English. */
export const heilDreieckEventsEn: SameKeys<typeof heilDreieckEventsDe> = {
  turn: { own: 'Your turn.', other: 'It is {name}’s turn.' },
  laid: { own: 'You lay the {card}.', other: '{name} lays the {card}.' },
  laidCircle: { own: 'You lay the {card} and ask for {colour}.', other: '{name} lays the {card} and asks for {colour}.' },
  colourNamed: { own: 'You name the first colour: {colour}.', other: '{name} names the first colour: {colour}.' },
  squares: 'Square: {total} cards are due.',
  reversed: 'The direction turns round.',
  passed: { own: 'You keep the drawn card.', other: '{name} keeps the drawn card.' },
  reshuffled: 'The draw pile is shuffled again. Cards: {count}.',
  heil: { own: '“{call}” You said it.', other: '“{call}”, says {name}.' },
  eckdrei: { own: '“Eckdrei!” You hold three of them.', other: '“Eckdrei!” {name} holds three of them.' },
  eckdreiGone: { own: 'You got rid of an Eckdrei in time.', other: '{name} got rid of an Eckdrei in time.' },
  heilDreieck: { own: '“{call}” You show {cards}.', other: '“{call}” {name} shows {cards}.' },
  falseDreieck: { own: '“{call}” But you have other cards as well.', other: '“{call}”, says {name}, but has other cards as well.' },
  heilMissing: { own: 'You never said “{call}” before.', other: '{name} never said “{call}” before.' },
  objected: {
    upheld: { own: 'You object, rightly.', other: '{name} objects, rightly.' },
    rejected: { own: 'Your objection was unfounded.', other: '{name} objects, without reason.' },
  },
  approved: { own: 'You agree.', other: '{name} agrees.' },
  tookBack: { own: 'You take back the {card}.', other: '{name} takes back the {card}.' },
  out: {
    'only-eckdrei': { own: 'You have only three Eckdrei left and are out.', other: '{name} has only three Eckdrei left and is out.' },
    'eckdrei-kept': { own: 'Three turns are over and you still hold your Eckdrei: out.', other: 'Three turns are over and {name} still holds the Eckdrei: out.' },
  },
  over: {
    'heil-dreieck': { own: 'You win.', other: '{name} wins.' },
    'heil-dreieck-together': 'Said at the same time, won together: {names}.',
    'last-player': { own: 'You are the last one left.', other: '{name} is the last one left.' },
    exhausted: 'No card moves any more: a draw.',
    'turn-limit': 'Nobody plays for that long: a draw.',
  },
  drew: {
    turn: { own: 'You draw {cards}.', other: '{name} draws {cards}.' },
    squares: { own: 'You draw {cards} for the squares.', other: '{name} draws {cards} for the squares.' },
    'empty-hand': { own: 'Your hand was empty: you draw {cards}.', other: '{name} has no cards left and draws {cards}.' },
    'no-heil': { own: 'For that you draw {cards}.', other: 'For that {name} draws {cards}.' },
    'false-call': { own: 'For that you draw {cards}.', other: 'For that {name} draws {cards}.' },
    objection: { own: 'Instead you draw {cards}.', other: 'Instead {name} draws {cards}.' },
  },
  oneCard: 'a card',
  cards: '{count} cards',
  noCard: 'no card',
  missing: 'There are no more.',
};
