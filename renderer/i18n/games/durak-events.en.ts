import type { SameKeys } from '../tree';
import type { durakEventsDe } from './durak-events.de';

/** What just happened, in English. */
export const durakEventsEn: SameKeys<typeof durakEventsDe> = {
  label: 'What happened last',
  redealt: { own: 'You hold five of one suit and have the cards dealt anew.', other: '{name} holds five of one suit: the cards are dealt anew.' },
  kept: { own: 'You play with your cards.', other: '{name} is ready.' },
  started: {
    'lowest-trump': {
      own: 'With {card} you hold the lowest trump and attack first.',
      other: 'With {card}, {name} holds the lowest trump and attacks first.',
    },
    'left-of-dealer': {
      own: 'Nobody holds a trump. You sit left of the dealer and attack first.',
      other: 'Nobody holds a trump. {name} sits left of the dealer and attacks first.',
    },
    teach: { own: 'The last Durak is taught: you attack him first.', other: 'The last Durak is taught: {name} attacks him first.' },
    spare: { own: 'The last Durak is spared: you attack first.', other: 'The last Durak is spared: {name} attacks first.' },
  },
  round: 'New round: {attacker} against {defender}.',
  attacked: { own: 'You attack with {cards}.', other: '{name} attacks with {cards}.' },
  added: { own: 'You add {card}.', other: '{name} adds {card}.' },
  passed: { own: 'You add nothing.', other: '{name} adds nothing.' },
  transferred: { own: 'You pass on with {card}: now it goes against {defender}.', other: '{name} passes on with {card}: now it goes against {defender}.' },
  covered: { own: 'You beat {target} with {card}.', other: '{name} beats {target} with {card}.' },
  taking: { own: 'You pick up. Cards may still be added.', other: '{name} picks up. Cards may still be added.' },
  took: { own: 'You pick up {cards}.', other: '{name} picks up {cards}.' },
  beaten: { own: 'You have beaten everything. Out of the game: {cards}.', other: '{name} has beaten everything. Out of the game: {cards}.' },
  drew: { own: 'You draw {cards}.', other: '{name} draws {cards}.' },
  drewTrump: 'Among them is the open trump, {card}.',
  out: { own: 'You have no cards left and are out.', other: '{name} has no cards left and is out.' },
  over: { own: 'You are the Durak.', other: '{name} is the Durak.' },
  drawn: 'Everybody finishes together. Nobody is the Durak.',
};
