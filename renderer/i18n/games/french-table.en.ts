import type { SameKeys } from '../tree';
import type { frenchTableDe } from './french-table.de';

/** What all tables with French-suited cards say, in English. */
export const frenchTableEn: SameKeys<typeof frenchTableDe> = {
  cards: {
    label: '{rank} of {suit}',
    phrase: 'the {rank} of {suit}',
    and: '{first} and {last}',
    one: '1 card',
    many: '{count} cards',
    suits: { diamonds: 'diamonds', hearts: 'hearts', spades: 'spades', clubs: 'clubs' },
    ranks: {
      2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10',
      jack: 'jack',
      queen: 'queen',
      king: 'king',
      ace: 'ace',
    },
    fourColours: 'Four colours',
  },
  presence: {
    connected: 'connected',
    away: 'away',
    standIn: 'away, a bot plays',
    bot: 'bot',
    free: 'free',
    short: { connected: '', away: 'away', standIn: 'away, bot', bot: 'bot', free: 'free' },
  },
  device: { app: 'on a laptop', phone: 'on a phone', television: 'on the television' },
  you: { subject: 'You', dative: 'you', accusative: 'you' },
  hand: { label: 'Your cards' },
  calls: { label: 'What you can do' },
  events: { label: 'What happened' },
};
