/**
 * French-suited cards as small integers: pack * 52 + suit * 13 + rank. Two packs differ only in the first part, so
 * that every card of a match has an id of its own while equal cards look the same.
 */
export const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const;
export type Rank = (typeof RANKS)[number];

export const RANK_COUNT = RANKS.length;
export const PACK_SIZE = SUITS.length * RANK_COUNT;
export const PACKS = 2;
export const CARD_COUNT = PACKS * PACK_SIZE;

/** Positions in RANKS of the lowest cards of the usual packs. */
export const TWO = 0;
export const SIX = 4;
export const SEVEN = 5;
export const TEN = 8;

export const DIAMONDS = 0;

// Playouts ask for suit and rank many times a move; a table is faster than two divisions.
const SUIT_OF = new Uint8Array(CARD_COUNT);
const RANK_OF = new Uint8Array(CARD_COUNT);
for (let card = 0; card < CARD_COUNT; card++) {
  SUIT_OF[card] = Math.floor((card % PACK_SIZE) / RANK_COUNT);
  RANK_OF[card] = card % RANK_COUNT;
}

/** Position of the card's suit in SUITS. */
export function suitOf(card: number): number {
  return SUIT_OF[card] ?? 0;
}

/** Position of the card's rank in RANKS. */
export function rankOf(card: number): number {
  return RANK_OF[card] ?? 0;
}

export function cardOf(suit: number, rank: number, pack = 0): number {
  return pack * PACK_SIZE + suit * RANK_COUNT + rank;
}

/** All cards from `lowest` up to the ace, in as many packs. */
export function deckFrom(lowest: number, packs = 1): number[] {
  const cards: number[] = [];
  for (let pack = 0; pack < packs; pack++) {
    for (let suit = 0; suit < SUITS.length; suit++) {
      for (let rank = lowest; rank < RANK_COUNT; rank++) cards.push(cardOf(suit, rank, pack));
    }
  }
  return cards;
}
