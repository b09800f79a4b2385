import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, everyPosition } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import { nextBelow, pick, randomFrom } from '@shared/engine/random';
import { freiParken } from '@shared/games/frei-parken';
import type { FreiParkenAction, FreiParkenOptions } from '@shared/games/frei-parken';
import { bankrupt, book, park, pay, play, refusal, reverse, transfer, typesOf } from './position';

const game = freiParken as unknown as Game;
const [A, B, C] = [0, 1, 2];
const done: FreiParkenAction = { type: 'done' };
const close: FreiParkenAction = { type: 'close' };

const optionSets: fc.Arbitrary<FreiParkenOptions> = fc.record({
  sources: fc.constantFrom('taxesAndCards', 'jailToo', 'everything'),
  accounts: fc.boolean(),
  startMoney: fc.constantFrom(0, 50, 1500, 20_000),
  seed: fc.constantFrom(0, 10, 2000),
  empty: fc.constantFrom(0, 50),
  bookers: fc.constantFrom('everybody', 'own', 'bookkeeper'),
  rest: fc.constantFrom('nobody', 'split'),
  unit: fc.constantFrom('plain', 'millions'),
});

describe('Frei-Parken: who keeps the book', () => {
  it('everybody, at first', () => {
    const state = book();
    expect(freiParken.acting(state)).toEqual([A, B, C]);
    expect(refusal(state, pay(A, 5), C)).toBeNull();
  });

  it('or everybody about themselves, and the bookkeeper about all', () => {
    const state = book(3, { bookers: 'own' });
    expect(refusal(state, pay(A, 5), C)).toBe('may-not-book');
    expect(refusal(state, transfer(A, C, 5), C)).toBeNull();
    expect(refusal(state, pay(C, 5), A)).toBeNull();
    play(state, pay(B, 5), B);
    expect(refusal(state, reverse(1), C)).toBe('not-reversible');
    expect(refusal(state, reverse(1), B)).toBeNull();
  });

  it('or the bookkeeper alone', () => {
    const state = book(3, { bookers: 'bookkeeper' });
    expect(freiParken.acting(state)).toEqual([A]);
    expect(freiParken.legal(state, B)).toEqual([]);
    expect(refusal(state, pay(B, 5), B)).toBe('may-not-book');
  });

  it('the bankrupt write nothing down any more, but for the bookkeeper', () => {
    const state = book(4);
    play(state, bankrupt(A));
    play(state, bankrupt(B));
    expect(freiParken.acting(state)).toEqual([A, C, 3]);
  });
});

describe('Frei-Parken: the end', () => {
  it('the bookkeeper closes the book, and whoever has most has won', () => {
    const state = book();
    play(state, transfer(A, B, 10));
    expect(refusal(state, close, B)).toBe('only-bookkeeper');
    expect(typesOf(play(state, close))).toEqual(['closed']);
    expect(freiParken.outcome(state)).toEqual({ kind: 'won', ranks: [3, 1, 2], points: [0, 1, 0], reason: 'closed', params: { seat: B } });
    expect(refusal(state, pay(A, 5))).toBe('book-closed');
    expect(freiParken.view(state, A).closed).toBe(true);
  });

  it('equal accounts are a draw, and so is a book without accounts', () => {
    for (const accounts of [true, false]) {
      const state = book(3, { accounts });
      play(state, close);
      expect(freiParken.outcome(state)).toMatchObject({ kind: 'drawn', ranks: [1, 1, 1], points: [0, 0, 0], reason: 'closed-shared' });
    }
  });

  it('it is closed as well once nobody has anything more to book', () => {
    const state = book();
    play(state, done, B);
    expect(refusal(state, pay(B, 5), B)).toBe('nothing-more-to-book');
    play(state, done, A);
    // A booking may remind the others of something.
    play(state, pay(C, 5), C);
    expect(freiParken.acting(state)).toEqual([A, B, C]);
    for (const seat of [A, B, C]) play(state, done, seat);
    expect(freiParken.outcome(state)).toMatchObject({ kind: 'drawn', ranks: [1, 1, 3], reason: 'closed-shared' });
  });

  it('the last one who is solvent has won', () => {
    const state = book();
    play(state, bankrupt(C));
    expect(freiParken.outcome(state)).toBeNull();
    play(state, bankrupt(A));
    expect(freiParken.outcome(state)).toMatchObject({ kind: 'won', ranks: [2, 1, 2], reason: 'last-solvent', params: { seat: B } });
  });

  it('[FP-7] what is left in the pot is nobody’s, or is shared', () => {
    const plain = book();
    play(plain, pay(A, 20));
    play(plain, close);
    expect(plain).toMatchObject({ pot: 20, money: [80, 100, 100] });
    const shared = book(3, { rest: 'split' });
    play(shared, pay(A, 20));
    expect(play(shared, close)[0]).toEqual({ type: 'split', seats: [A, B, C], amount: 6 });
    expect(shared).toMatchObject({ pot: 2, money: [86, 106, 106] });
  });
});

describe('Frei-Parken: whole books', () => {
  it('keep to the contract, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 6 }), fc.string(), (options, seats, seed) => {
        const report = checkMatch(game, dealFor(options, seats, 0, null), seed, everyPosition);
        expect(report.violations).toEqual([]);
        expect(report.outcome).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('never have anybody below zero, however wildly they are kept', () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 6 }), fc.string(), (options, seats, seed) => {
        const state = book(seats, options);
        const random = randomFrom(seed);
        for (let step = 0; step < 200 && freiParken.acting(state).length > 0; step++) {
          const by = pick(random, freiParken.acting(state));
          const action = pick(random, freiParken.legal(state, by).filter(({ type }) => type !== 'close'));
          play(state, 'amount' in action ? { ...action, amount: 1 + nextBelow(random, 800) } : action, by);
          expect(Math.min(state.pot, ...state.money)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('bots write nothing down', () => {
    const state = book();
    play(state, park(A));
    const weights = freiParken.legal(state, B).map((action) => [action.type, freiParken.appeal(state, B, action)] as const);
    const others = weights.filter(([type]) => type !== 'done').reduce((sum, [, weight]) => sum + weight, 0);
    expect(weights.find(([type]) => type === 'done')?.[1]).toBeGreaterThan(1000 * others);
  });
});
