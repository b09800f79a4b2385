import type { SameKeys } from '../tree';
import type { schlafmuetzeEventsDe } from './schlafmuetze-events.de';

/** What just happened in Schlafmütze, in English. */
export const schlafmuetzeEventsEn: SameKeys<typeof schlafmuetzeEventsDe> = {
  turn: { own: 'Your turn.', other: 'It is {name}’s turn.' },
  turnedOver: { own: 'You turn your pile over. Cards: {count}.', other: '{name} turns their own pile over. Cards: {count}.' },
  drew: { own: 'You draw {card}.', other: '{name} draws {card}.' },
  laid: {
    middle: { own: 'You lay {card} in the middle.', other: '{name} lays {card} in the middle.' },
    seat: { own: 'You lay {card} in front of {at}.', other: '{name} lays {card} in front of {at}.' },
    own: { own: 'You lay {card} on your own pile.', other: '{name} lays {card} on their own pile.' },
  },
  waited: { own: 'You have nothing left to draw and wait.', other: '{name} has nothing left to draw and waits.' },
  timeUp: { own: 'Your time is up.', other: 'Time is up for {name}.' },
  called: {
    upheld: { own: '“Schlafmütze!” You noticed it.', other: '“Schlafmütze!” {name} noticed it.' },
    together: { own: '“Schlafmütze!” Called at the same time: {names}.', other: '“Schlafmütze!” Called at the same time: {names}.' },
    rejected: { own: 'You call “Schlafmütze!”, but the card is right.', other: '{name} calls “Schlafmütze!”, but the card is right.' },
  },
  trusted: { own: 'You agree.', other: '{name} agrees.' },
  mistake: {
    own: 'You are the Schlafmütze: {reason}.',
    other: 'Schlafmütze: {name}. Reason: {reason}.',
  },
  reason: {
    'does-not-fit': 'the number does not fit there',
    'own-pile-first': 'the own pile comes before a drawn card',
    'middle-first': 'the middle comes first',
    'nearer-pile-first': 'another pile comes earlier clockwise',
    overlooked: 'there was a place for it',
  },
  tookBack: { own: '{card} goes back on your pile.', other: '{card} goes back on the pile of {name}.' },
  putBack: { own: '{card} goes face down on your draw pile.', other: '{card} goes face down on {name}’s draw pile.' },
  gave: { own: 'The others push cards under your draw pile: {count}.', other: 'Cards go under {name}’s draw pile: {count}.' },
  over: {
    laid: { own: 'You have got rid of all your cards.', other: '{name} has got rid of all cards.' },
    standstill: 'Nothing can go on. Fewest cards: {names}.',
  },
};
