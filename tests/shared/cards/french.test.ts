import { describe, expect, it } from 'vitest';
import { CARD_COUNT, RANKS, SEVEN, SIX, SUITS, TWO, cardOf, deckFrom, rankOf, suitOf } from '@shared/cards/french';
import { card, cards, written } from './notation';

describe('French-suited cards', () => {
  it('gives every card of two packs an id that leads back to suit and rank', () => {
    for (let id = 0; id < CARD_COUNT; id++) {
      expect(cardOf(suitOf(id), rankOf(id), Math.floor(id / 52))).toBe(id);
    }
  });

  it('has the usual packs of 32, 36 and 52 cards, once or twice', () => {
    expect([SEVEN, SIX, TWO].map((lowest) => deckFrom(lowest).length)).toEqual([32, 36, 52]);
    const twice = deckFrom(SEVEN, 2);
    expect(new Set(twice).size).toBe(64);
    expect(twice.filter((id) => rankOf(id) === RANKS.indexOf('ace'))).toHaveLength(2 * SUITS.length);
  });

  it('reads and writes the notation of the tests', () => {
    expect(written(cards("6d 10h As 7c'"))).toBe("6d 10h As 7c'");
    expect(rankOf(card('Jh'))).toBe(RANKS.indexOf('jack'));
    expect(suitOf(card('Jh'))).toBe(SUITS.indexOf('hearts'));
    expect(() => card('1x')).toThrow('no card');
  });
});
