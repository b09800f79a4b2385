import type { SameKeys } from '../tree';
import type { commonDe } from './common.de';

/** What the tables of several games say in the same words. */
export const commonEn: SameKeys<typeof commonDe> = {
  you: { subject: 'You', dative: 'you', accusative: 'you' },
  label: {
    seats: 'Players',
    events: 'Just happened',
    calls: 'Calls',
    hand: 'Your cards',
    actions: 'What you can do',
  },
  seat: { you: 'you', turn: 'to play', out: 'out' },
  sound: { on: 'Sound on', off: 'Sound off' },
};
