import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '@shared/cards/french';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { durak } from '@shared/games/durak';
import type { DurakCarry, DurakOptions, DurakState } from '@shared/games/durak';
import { begin } from '@shared/games/durak/setup';
import { cards } from '@tests/shared/cards/notation';
import { asWritten, finish, fresh, position } from './position';

const quiet: DurakOptions = { ...asWritten, redeal: false };
const carry = (change: Partial<DurakCarry> = {}): DurakCarry => ({ seats: 4, options: quiet, dealer: 1, durak: 2, ...change });

function holderOfLowestTrump(state: DurakState): number {
  const trumps = state.handCards.flat().filter((card) => suitOf(card) === state.trumpSuit);
  const lowest = trumps.sort((left, right) => rankOf(left) - rankOf(right))[0] ?? -1;
  return state.handCards.findIndex((hand) => hand.includes(lowest));
}

describe('Durak: who attacks first', () => {
  it('[DU-16] in the first game the holder of the lowest trump, which he shows', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const state = fresh(seats, seed, quiet);
        const holder = holderOfLowestTrump(state);
        fc.pre(holder >= 0);
        expect(state.attacker).toBe(holder);
        expect(state.startReason).toBe('lowest-trump');
        const [shown] = durak.view(state, 'table').seats[holder]?.knownCards.slice(-1) ?? [];
        expect(state.handCards[holder]).toContain(shown);
        expect(durak.legal(state, holder).length).toBeGreaterThanOrEqual(6);
      }),
    );
  });

  it('begins left of the dealer when nobody holds a trump', () => {
    const state = position({ hands: ['6s 7s', '6c 7c', '6d 7d'], talon: 'Ah Kh' });
    begin(state, null);
    expect(state.startReason).toBe('left-of-dealer');
    expect(state.attacker).toBe((state.dealer + 1) % 3);
  });

  it('[DU-17] teaches the fool: in later games the previous Durak is attacked first', () => {
    const state = fresh(4, 'teach', quiet, carry());
    expect(state.startReason).toBe('teach');
    expect([state.attacker, state.defender]).toEqual([1, 2]);
    expect(fresh(4, 'teach', quiet, carry({ durak: 0 })).attacker).toBe(3);
  });

  it('[DU-17] follows the previous Durak to another seat', () => {
    const state = fresh(4, 'moved', quiet, carry(), [1, 0, 3, 2]);
    expect(state.defender).toBe(3);
  });

  it('[DU-18] or spares him: the player after the previous Durak begins', () => {
    const options: DurakOptions = { ...quiet, start: 'spare' };
    const state = fresh(4, 'spare', options, carry({ options }));
    expect(state.startReason).toBe('spare');
    expect(state.attacker).toBe(3);
  });

  it('[DU-19] lets the lowest trump decide again when the number of players has changed', () => {
    const state = fresh(5, 'more', quiet, carry(), [0, 1, 2, 3, null]);
    expect(state.lastDurak).toBe(-1);
    expect(state.startReason).toBe('lowest-trump');
    expect(state.dealer).toBe(2);
  });

  it.each<[string, Partial<DurakOptions>]>([
    ['sixLimit', { sixLimit: false }],
    ['adders', { adders: 'all' }],
    ['start', { start: 'spare' }],
    ['redeal', { redeal: true }],
    ['addUncovered', { addUncovered: false }],
    ['addAfterTake', { addAfterTake: true }],
    ['transfer', { transfer: true }],
    ['firstFive', { firstFive: true }],
  ])('[DU-19] and when the rules have changed: %s', (_, change) => {
    expect(fresh(4, 'rules', { ...quiet, ...change }, carry()).lastDurak).toBe(-1);
    expect(fresh(4, 'rules', quiet, carry()).lastDurak).toBe(2);
  });

  it('[DU-20] and after a draw, when the same dealer deals again', () => {
    const state = fresh(4, 'draw', quiet, carry({ durak: null }));
    expect(state.lastDurak).toBe(-1);
    expect(state.dealer).toBe(1);
    expect(state.attacker).toBe(holderOfLowestTrump(state));
  });

  it('may always be left to the lowest trump', () => {
    const options: DurakOptions = { ...quiet, start: 'lowest-trump' };
    const state = fresh(4, 'always', options, carry({ options }));
    expect(state.startReason).toBe('lowest-trump');
    expect(state.dealer).toBe(2);
  });

  it('[DU-50] has the Durak deal the next game', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const random = randomFrom(`${seed}!`);
        const state = fresh(seats, seed, quiet);
        expect(durak.carry(state)).toBeNull();
        finish(state, (below) => nextBelow(random, below));
        const left = durak.carry(state);
        expect(left).toEqual({ seats, options: quiet, dealer: state.dealer, durak: state.durak < 0 ? null : state.durak });
        const next = fresh(seats, `${seed}-next`, quiet, left);
        expect(next.dealer).toBe(state.durak < 0 ? state.dealer : state.durak);
      }),
      { numRuns: 40 },
    );
  });

  it('draws a dealer by lot when the one who should deal has gone home', () => {
    const dealers = Array.from({ length: 40 }, (_, index) => fresh(3, `gone-${index}`, quiet, carry(), [0, 1, 3]).dealer);
    expect(new Set(dealers).size).toBe(3);
  });

  it('does not ask for the lowest trump in the first attack', () => {
    const state = position({ hands: ['6h As', '7c 8c'], talon: 'Ah' });
    expect(durak.legal(state, 0)).toContainEqual({ type: 'attack', cards: cards('As') });
  });
});
