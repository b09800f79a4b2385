import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKS, cardOf, rankOf } from '@shared/cards/french';
import { betteln } from '@shared/games/betteln';
import type { BettelnOptions } from '@shared/games/betteln';
import { strengthOf } from '@shared/games/betteln/order';
import { cards } from '@tests/shared/cards/notation';
import { asWritten, fresh, inOrder, lay, position, refusal } from './position';

const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe('Betteln: cards', () => {
  it.each<[BettelnOptions['deck'], number, number]>([
    ['auto', 5, 32],
    ['32', 8, 32],
    ['52', 5, 52],
    ['2x32', 3, 64],
    ['2x52', 8, 104],
  ])('[BE-1, BE-2] pack %s for %i players has %i different cards', (deck, seats, size) => {
    expect(new Set(betteln.pieces({ ...asWritten, deck }, seats)).size).toBe(size);
  });

  it('[BE-2] takes a second pack by itself from six players on', () => {
    expect([3, 5, 6, 8].map((seats) => betteln.pieces(asWritten, seats).length)).toEqual([32, 32, 64, 64]);
    expect(betteln.seatRange(asWritten)).toEqual({ minimum: 3, maximum: 8 });
  });

  const sorted = (options: Partial<BettelnOptions>, from: number) =>
    RANKS.slice(from)
      .map((text) => ({ text, strength: strengthOf({ ...asWritten, ...options }, RANKS.indexOf(text)) }))
      .sort((left, right) => left.strength - right.strength)
      .map(({ text }) => text);

  it('[BE-38, BE-40] ten low is the default: 7 8 9 10 jack queen king ace', () => {
    expect(sorted({}, 5)).toEqual(['7', '8', '9', '10', 'jack', 'queen', 'king', 'ace']);
  });

  it('[BE-39] ten high: 7 8 9 jack queen king 10 ace', () => {
    expect(sorted({ ten: 'high' }, 5)).toEqual(['7', '8', '9', 'jack', 'queen', 'king', '10', 'ace']);
    const state = position({ hands: ['10s', 'Ks Kd', '7s 7d'], turn: 1, options: { ten: 'high' } });
    expect(refusal(state, 1, lay('king'))).toBeNull();
    betteln.apply(state, 1, lay('king'), null);
    betteln.apply(state, 2, { type: 'pass' }, null);
    expect(refusal(state, 0, lay('10'))).toBeNull();
  });

  it('the two is lowest, or highest when the table likes that', () => {
    expect(sorted({}, 0)[0]).toBe('2');
    expect(sorted({ two: 'high', ten: 'high' }, 0).slice(-4)).toEqual(['king', '10', 'ace', '2']);
  });
});

describe('Betteln: the deal', () => {
  it('[BE-3] gives out all cards as evenly as possible', () => {
    const decks = fc.constantFrom<BettelnOptions['deck']>('auto', '32', '52', '2x32', '2x52');
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 8 }), decks, (seed, seats, deck) => {
        const state = fresh(seats, seed, { deck });
        const sizes = state.handCards.map((hand) => hand.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(state.handCards.flat().sort((a, b) => a - b)).toEqual(betteln.pieces(state.options, seats));
      }),
    );
  });

  it('[BE-3, BE-31] C-BE-11 32 cards for five: 7 7 6 6 6 from the dealer\'s left, or 6 each and two left over', () => {
    const state = fresh(5, 'uneven', {}, inOrder(5));
    expect(state.order.map((seat) => state.handCards[seat]?.length)).toEqual([7, 7, 6, 6, 6]);
    const rest = fresh(5, 'uneven', { rest: 'neutral' }, inOrder(5));
    expect(rest.handCards.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6]);
    expect(rest.restCards).toHaveLength(2);
  });

  it('leaves nothing over with an even number of players', () => {
    expect(fresh(6, 'even', { rest: 'neutral', deck: '52' }, inOrder(6)).restCards).toEqual([]);
  });

  it('sorts every hand from the weakest card to the strongest', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<BettelnOptions['ten']>('low', 'high'), (seed, ten) => {
        for (const hand of fresh(4, seed, { ten }).handCards) {
          const strength = hand.map((card) => strengthOf({ ...asWritten, ten }, rankOf(card)));
          expect(strength).toEqual([...strength].sort((left, right) => left - right));
        }
      }),
    );
  });

  it('has the seven of diamonds lead the first match, with any card', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 5 }), (seed, seats) => {
        const state = fresh(seats, seed);
        const [seven] = cards('7d');
        expect(state.handCards[state.turn]).toContain(seven);
        expect(betteln.view(state, 'table').leadCard).toBe(seven);
        const strongest = state.handCards[state.turn]?.at(-1) ?? 0;
        expect(betteln.legal(state, state.turn)).toContainEqual({ type: 'play', rank: rankOf(strongest), count: 1 });
      }),
    );
  });

  it('with two packs its first holder from the dealer\'s left; when it was left over, the player left of the dealer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = fresh(6, seed);
        const holders = [0, 1, 2, 3, 4, 5].filter((seat) => cards("7d 7d'").some((card) => state.handCards[seat]?.includes(card)));
        const distance = (seat: number) => (seat - state.dealer - 1 + 6) % 6;
        expect(distance(state.turn)).toBe(Math.min(...holders.map(distance)));
      }),
    );
    const missing = Array.from({ length: 100 }, (_, index) => fresh(5, `rest-${index}`, { rest: 'neutral' })).find((state) =>
      state.restCards.includes(cardOf(0, 5)),
    );
    expect(missing?.turn).toBe(((missing?.dealer ?? 0) + 1) % 5);
    expect(missing?.leadCard).toBeNull();
  });
});
