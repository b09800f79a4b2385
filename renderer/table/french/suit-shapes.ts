import type { Suit } from '@shared/cards/french';

/** The four suits in a box of 100 by 100 units. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  diamonds: 'M50 0L88 50L50 100L12 50Z',
  hearts: 'M50 98C22 70 3 52 3 29C3 13 15 3 28 3C38 3 46 8 50 18C54 8 62 3 72 3C85 3 97 13 97 29C97 52 78 70 50 98Z',
  spades:
    'M50 1C61 21 97 41 97 63C97 76 87 84 76 84C67 84 60 80 56 73C57 84 61 92 69 99H31C39 92 43 84 44 73C40 80 33 84 24 84C13 84 3 76 3 63C3 41 39 21 50 1Z',
  clubs:
    'M27.5 24a22.5 22.5 0 1 1 45 0a22.5 22.5 0 1 1-45 0ZM3 59a22.5 22.5 0 1 1 45 0a22.5 22.5 0 1 1-45 0ZM52 59a22.5 22.5 0 1 1 45 0a22.5 22.5 0 1 1-45 0ZM43 36H57V70C58 83 61 92 69 99H31C39 92 42 83 43 70Z',
};
