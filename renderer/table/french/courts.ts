import type { Rank, Suit } from '@shared/cards/french';
import { COURT_LETTERS } from './court-letters';
import type { CourtLetter } from './court-letters';
import { MIDDLE } from './card-layout';

export type CourtRank = Extract<Rank, 'jack' | 'queen' | 'king'>;
type Language = 'de' | 'en';

/** Bube and Dame in German, jack and queen in English. */
const LETTERS: Readonly<Record<Language, Readonly<Record<CourtRank, CourtLetter>>>> = {
  de: { jack: 'B', queen: 'D', king: 'K' },
  en: { jack: 'J', queen: 'Q', king: 'K' },
};

export function isCourt(rank: Rank): rank is CourtRank {
  return rank === 'jack' || rank === 'queen' || rank === 'king';
}

/** What stands in the corner of a card. */
export function indexOf(rank: Rank, language: Language): string {
  if (isCourt(rank)) return LETTERS[language][rank];
  return rank === 'ace' ? 'A' : rank;
}

/** What the three wear: a crown, a diadem with pearls, a cap with a feather. In a box of 100 by 64 units. */
export const HEADGEAR: Readonly<Record<CourtRank, string>> = {
  king: 'M8 64L2 20L27 38L50 5L73 38L98 20L92 64ZM-4 12a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM43 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM90 12a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z',
  queen:
    'M4 64Q50 40 96 64L92 46Q50 22 8 46ZM2 34a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0ZM20 23a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0ZM50-6L60 10L50 28L40 10ZM67 23a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0ZM85 34a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0Z',
  jack: 'M6 64V52H94V64ZM10 46Q6 18 46 18Q90 18 90 46ZM64 20Q70-14 116-18Q112 14 84 24Q98 10 102-4Q80 4 70 22Z',
};

export interface CourtPicture {
  readonly letter: string;
  readonly letterPlace: string;
  readonly headgear: string;
  readonly headgearPlace: string;
}

const BOX = { width: 236, height: 208, bottom: MIDDLE.y - 22 } as const;
/** The headgear sits a little askew, each in its own way. */
const TILT: Readonly<Record<CourtRank, number>> = { king: -5, queen: 4, jack: -9 };

/** The upper half of a court card; the lower one is the same on its head. */
export function courtPicture(suit: Suit, rank: CourtRank, language: Language): CourtPicture {
  const { width, path } = COURT_LETTERS[suit][LETTERS[language][rank]];
  const scale = Math.min(BOX.height / 1000, BOX.width / width);
  const x = MIDDLE.x - (width * scale) / 2;
  const y = BOX.bottom - 1000 * scale;
  return {
    letter: path,
    letterPlace: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
    headgear: HEADGEAR[rank],
    headgearPlace: `translate(${String(MIDDLE.x)} ${(y - 12).toFixed(1)}) rotate(${String(TILT[rank])}) scale(1.5) translate(-50 -64)`,
  };
}
