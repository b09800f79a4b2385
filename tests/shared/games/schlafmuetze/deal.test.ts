import { describe, expect, it } from 'vitest';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import { deck, numberOf, ones, others } from '@shared/games/schlafmuetze/cards';
import { RECOMMENDED_SEATS } from '@shared/games/schlafmuetze/options';
import { asWritten, expectAllCards, fresh, middle } from './position';

const counts = (seats: number, options = {}): number[] => fresh(seats, 'deal', { start: 'first-seat', ...options }).drawCards.map(({ length }) => length);

describe('Schlafmütze: the deal', () => {
  it('[SM-1] is for two to eight players', () => {
    expect(schlafmuetze.seatRange(asWritten)).toEqual({ minimum: 2, maximum: 8 });
  });

  it('[SM-5, SM-37, SM-38] has five cards of each number from 1 to 20, and deals all but the ones', () => {
    for (let number = 1; number <= 20; number++) expect(deck.filter((card) => numberOf(card) === number)).toHaveLength(5);
    expect(deck).toHaveLength(100);
    expect(ones.map(numberOf)).toEqual([1, 1, 1, 1, 1]);
    expect(Math.min(...others.map(numberOf))).toBe(2);
  });

  it.each(['A', 'B'] as const)('[SM-4, SM-43] puts the five ones side by side in the middle (%s)', (variant) => {
    const state = fresh(4, 'ones', { variant });
    expect(state.middleCards).toHaveLength(5);
    expect(middle(state)).toEqual([1, 1, 1, 1, 1]);
    expect(state.drawCards.flat().map(numberOf)).not.toContain(1);
  });

  it('[SM-6] shuffles the rest well: no two seeds deal alike, and every number gets everywhere', () => {
    const tops = new Set<number>();
    const deals = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = fresh(5, `seed ${seed}`);
      deals.add(JSON.stringify(state.drawCards));
      tops.add(numberOf(state.drawCards[0]?.at(-1) ?? 0));
    }
    expect(deals.size).toBe(60);
    expect(tops.size).toBeGreaterThan(12);
  });

  it('[SM-7, SM-44] deals all 95 cards as evenly as can be', () => {
    expect(counts(5)).toEqual([19, 19, 19, 19, 19]);
    for (let seats = 2; seats <= 8; seats++) {
      const dealt = counts(seats);
      expect(dealt.reduce((sum, count) => sum + count, 0)).toBe(95);
      expect(Math.max(...dealt) - Math.min(...dealt)).toBeLessThanOrEqual(1);
    }
  });

  it('C-SM-11 [SM-7, SM-44]: with eight players seven get twelve cards, the last one eleven', () => {
    expect(counts(8)).toEqual([12, 12, 12, 12, 12, 12, 12, 11]);
    const state = fresh(8, 'other starter', { start: 'lot' });
    const last = (state.starter + 7) % 8;
    expect(state.drawCards.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, (_, seat) => (seat === last ? 11 : 12)));
  });

  it('[SM-44] can put the rest aside instead', () => {
    const state = fresh(8, 'aside', { rest: 'aside' });
    expect(state.drawCards.map(({ length }) => length)).toEqual([11, 11, 11, 11, 11, 11, 11, 11]);
    expect(schlafmuetze.view(state, 'table').aside).toBe(7);
    expectAllCards(state);
  });

  it('[SM-8, SM-45] lays each player’s cards before him face down: a view shows how many, not which', () => {
    const state = fresh(4, 'backs');
    for (const viewer of ['table', 0, 3] as const) {
      const view = schlafmuetze.view(state, viewer);
      expect(view.seats.map(({ drawCount, ownCount }) => [drawCount, ownCount])).toEqual([0, 1, 2, 3].map((seat) => [state.drawCards[seat]?.length, 0]));
      expect(view.drawnCard).toBeNull();
      expect(view.seats.every(({ ownCard }) => ownCard === null)).toBe(true);
    }
  });

  it('[SM-9, SM-46] lets anybody begin by lot, or the first seat, where whoever got up last may sit', () => {
    const starters = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, `lot ${seed}`).seat));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
    for (let seed = 0; seed < 20; seed++) {
      const state = fresh(4, `first ${seed}`, { start: 'first-seat' });
      expect([state.starter, state.seat]).toEqual([0, 0]);
      expect(schlafmuetze.acting(state)).toEqual([0]);
    }
  });

  it('[SM-35] recommends four players: with fewer there are fewer piles to lay on, but it can be played', () => {
    expect(RECOMMENDED_SEATS).toBe(4);
    expect(schlafmuetze.seatRange(asWritten).minimum).toBeLessThan(RECOMMENDED_SEATS);
    expect(schlafmuetze.view(fresh(2, 'two'), 0).seats).toHaveLength(2);
  });
});
