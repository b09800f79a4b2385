import type { SameKeys } from '../tree';
import type { schlafmuetzeShellDe } from './schlafmuetze-shell.de';

/** What lobby, rule help and results say about Schlafmütze, in English. */
export const schlafmuetzeShellEn: SameKeys<typeof schlafmuetzeShellDe> = {
  pitch: 'Get rid of your cards, look everywhere in order, and never overlook a place.',
  resultColumn: 'Cards left',
  outcome: {
    'all-cards-laid': '{name} got rid of all cards.',
    standstill: 'Nobody could place anything any more. Fewest cards: {count}.',
  },
  presets: {
    'as-written': 'As written',
    beginners: 'For beginners',
    'watchful-table': 'The table watches',
    adults: 'Under time pressure',
    'description-a': 'Description A',
  },
  options: {
    variant: { name: 'Description', values: { B: 'own pile is used', A: 'only draw and place' } },
    check: { name: 'Who overlooks something', values: { challenge: 'others call', auto: 'table notices', block: 'is stopped' } },
    calls: { name: 'Calls', values: { realtime: 'fastest first', sequential: 'one by one' } },
    turnSeconds: { name: 'Time for a card (0: none)', value: '{value} s' },
    start: { name: 'Who begins', values: { lot: 'drawn by lot', 'first-seat': 'seat 1' } },
    pileOrder: { name: 'Several piles fit', values: { free: 'free choice', clockwise: 'clockwise' } },
    continueInA: { name: 'Description A: go on after placing' },
    flipAtOnce: { name: 'Description B: renew an empty draw pile at once' },
    falseCall: { name: 'Wrong call', values: { none: 'costs nothing', card: 'one card' } },
    rest: { name: 'Cards left over', values: { deal: 'are dealt', aside: 'put aside' } },
    stallTurns: { name: 'Standstill after turning over', value: '{value} times' },
    callSeconds: { name: 'Time to call the last card', value: '{value} s' },
    tieMargin: { name: 'Simultaneous up to', value: '{value} ms' },
  },
  help: {
    aim: { title: 'Aim', text: 'Be the first to get rid of all your cards: draw pile and own pile.' },
    middle: { title: 'Into the middle', text: 'Five stacks grow from 1 to 20. Only the next higher number fits here.' },
    others: { title: 'To the others', text: 'On the others’ piles the next higher or the next lower number fits.' },
    order: {
      title: 'The order',
      text: 'Look at the top of your own pile first, only then draw. And for every card: the middle first, then the others. If the drawn card fits nowhere it goes on your own pile, and your turn is over. Otherwise you go on at once.',
    },
    call: {
      title: 'Schlafmütze!',
      text: 'Whoever lays a card wrong or overlooks a place is a sleepyhead as soon as somebody notices and calls. The card comes back, and everybody else pushes their bottom card under your draw pile. As long as a drawn card does not lie yet you may correct yourself.',
    },
    empty: { title: 'Nothing left to draw', text: 'When your draw pile is used up, your own pile is turned over in your next turn, without shuffling.' },
    variant: { title: 'Description A', text: 'There your pile stays: you lay only what you draw.' },
  },
};
