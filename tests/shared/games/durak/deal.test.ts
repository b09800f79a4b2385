import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '@shared/cards/french';
import { nextBelow, randomFrom, shuffle } from '@shared/engine/random';
import { durak } from '@shared/games/durak';
import { holdsFive } from '@shared/games/durak/setup';
import { cards, written } from '@tests/shared/cards/notation';
import { asWritten, fresh, keep, play, position, redeal, refusal } from './position';

const seeds = fc.string({ minLength: 1, maxLength: 8 });
const seatCounts = fc.integer({ min: 2, max: 6 });

/** A match in which somebody may ask for a new deal, and who that is. */
function offered(seats: number): { state: ReturnType<typeof fresh>; holder: number } {
  for (let attempt = 0; attempt < 5000; attempt++) {
    const state = fresh(seats, `offer-${attempt}`);
    const holder = state.handCards.findIndex(holdsFive);
    if (holder >= 0) return { state, holder };
  }
  throw new Error('nobody ever held five of a suit');
}

describe('Durak: the deal', () => {
  it('[DU-1] is played with 36 cards from six to ace', () => {
    const deck = durak.pieces(asWritten, 4);
    expect(deck).toHaveLength(36);
    expect(Math.min(...deck.map(rankOf))).toBe(4);
    expect(new Set(deck).size).toBe(36);
  });

  it('[DU-2] takes two to six players', () => {
    expect(durak.seatRange(asWritten)).toEqual({ minimum: 2, maximum: 6 });
  });

  it('[DU-3] gives everybody six cards', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        expect(fresh(seats, seed).handCards.map((hand) => hand.length)).toEqual(Array(seats).fill(6));
      }),
    );
  });

  it('[DU-4, DU-5, DU-6] lays one more card open under the talon: it shows trumps and is drawn last', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 5 }), (seed, seats) => {
        const state = fresh(seats, seed);
        const view = durak.view(state, 'table');
        expect(view.talon).toBe(36 - 6 * seats);
        expect(view.trumpCard).toBe(state.talonCards[0]);
        expect(state.trumpSuit).toBe(suitOf(view.trumpCard));
      }),
    );
  });

  it('[DU-7] with six players the last card dealt, the dealer\'s own, shows trumps and stays known to all', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = fresh(6, seed);
        expect(state.talonCards).toEqual([]);
        expect(state.handCards[state.dealer]?.at(-1)).toBe(state.trumpCard);
        expect(durak.view(state, 'table').seats[state.dealer]?.knownCards).toContain(state.trumpCard);
        expect(state.trumpSuit).toBe(suitOf(state.trumpCard));
      }),
    );
  });

  it('deals card by card, clockwise from the left of the dealer, who is drawn by lot the first time', () => {
    const dealers = new Set<number>();
    for (let index = 0; index < 40; index++) {
      const random = randomFrom(`order-${index}`);
      const dealer = nextBelow(random, 3);
      const deck = shuffle(random, [...durak.pieces(asWritten, 3)]);
      const state = fresh(3, `order-${index}`, { ...asWritten, redeal: false });
      dealers.add(state.dealer);
      expect(state.dealer).toBe(dealer);
      for (let seat = 0; seat < 3; seat++) {
        const first = (seat - dealer - 1 + 3) % 3;
        expect(state.handCards[seat]).toEqual([0, 1, 2, 3, 4, 5].map((turn) => deck[35 - first - 3 * turn]));
      }
    }
    expect(dealers.size).toBe(3);
  });
});

describe('Durak: five of a suit', () => {
  it('[DU-8] counts five or six cards of one suit, whichever it is', () => {
    expect(holdsFive(cards('6h 7h 8h 9h 10h As'))).toBe(true);
    expect(holdsFive(cards('6c 7c 8c 9c 10c Kc'))).toBe(true);
    expect(holdsFive(cards('6h 7h 8h 9h 10s Js'))).toBe(false);
  });

  it('[DU-9] C-DU-11 lets the holder have all cards shuffled and dealt anew by the same dealer', () => {
    const { state, holder } = offered(4);
    const { dealer } = state;
    const before = written(state.handCards.flat());
    expect(durak.legal(state, holder)).toEqual([keep, redeal]);
    play(state, holder, redeal);
    expect(state.dealer).toBe(dealer);
    expect(state.redeals).toBe(1);
    expect(written(state.handCards.flat())).not.toBe(before);
    expect(durak.inventory(state).sort((a, b) => a - b)).toEqual([...durak.pieces(asWritten, 4)]);
  });

  it('[DU-9] C-DU-11 lets the holder play on as well', () => {
    const { state } = offered(4);
    const before = written(state.handCards.flat());
    for (let seat = 0; seat < 4; seat++) play(state, seat, keep);
    expect(state.phase).toBe('round');
    expect(written(state.handCards.flat())).toBe(before);
  });

  it('asks everybody, so that the question does not tell who holds them, and refuses the others', () => {
    const { state, holder } = offered(4);
    expect(durak.acting(state)).toEqual([0, 1, 2, 3]);
    const other = state.handCards.findIndex((hand) => !holdsFive(hand));
    expect(other).not.toBe(holder);
    expect(durak.legal(state, other)).toEqual([keep]);
    expect(refusal(state, other, redeal)).toBe('no-five-of-a-suit');
    play(state, other, keep);
    expect(refusal(state, other, keep)).toBe('not-your-turn');
  });

  it('asks before the first attack only, at most three times, and not at all when the option is off', () => {
    const { state, holder } = offered(4);
    expect(refusal(position({ hands: ['6h 7h 8h 9h 10h', '6s'] }), 0, redeal)).toBe('not-your-turn');
    state.redeals = 2;
    play(state, holder, redeal);
    expect(state.redeals).toBe(3);
    expect(state.phase).toBe('round');
    for (let attempt = 0; attempt < 300; attempt++) {
      expect(fresh(4, `offer-${attempt}`, { ...asWritten, redeal: false }).phase).toBe('round');
    }
  });
});
