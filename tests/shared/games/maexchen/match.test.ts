import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, usualSampling } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import { randomFrom } from '@shared/engine/random';
import { maexchen } from '@shared/games/maexchen';
import type { MaexchenOptions } from '@shared/games/maexchen';
import { announce, announced, begun, doubt, peek, play, rollTo, typesOf } from './position';

const game = maexchen as unknown as Game;
const [A, B, C] = [0, 1, 2];

const optionSets: fc.Arbitrary<MaexchenOptions> = fc.record({
  end: fc.constantFrom('points', 'rounds', 'lives'),
  endCount: fc.integer({ min: 1, max: 30 }),
  drink: fc.boolean(),
  sips: fc.integer({ min: 1, max: 10 }),
  double21: fc.boolean(),
  order: fc.constantFrom('standard', 'doublesReversed', 'little31'),
  equal: fc.boolean(),
  under: fc.constantFrom('ok', 'lie'),
  secondRoll: fc.boolean(),
  blindPass: fc.boolean(),
  highest: fc.constantFrom('mustDoubt', 'mayConcede'),
  answerSeconds: fc.constantFrom(0, 60, 120),
  timeout: fc.constantFrom('doubt', 'roll'),
});

describe('Mäxchen: the end', () => {
  it('[MX-14, MX-15] five minus points end the match, and the fewest win', () => {
    const state = announced(65, [3, 1]);
    state.minus.splice(0, 3, 4, 1, 2);
    expect(typesOf(play(state, B, doubt)).at(-1)).toBe('over');
    expect(maexchen.outcome(state)).toEqual({ kind: 'won', ranks: [3, 1, 2], points: [0, 1, 0], reason: 'points', params: { seat: B } });
    expect(maexchen.legal(state, B)).toEqual([]);
  });

  it('equal minus points share the place', () => {
    const state = announced(65, [3, 1]);
    state.minus.splice(0, 3, 4, 2, 2);
    play(state, B, doubt);
    expect(maexchen.outcome(state)).toEqual({ kind: 'won', ranks: [3, 1, 1], points: [0, 1, 1], reason: 'points-shared', params: {} });
  });

  it('after a number of rounds: the fewest minus points win, and all alike is a draw', () => {
    const state = announced(65, [3, 1], 3, { end: 'rounds', endCount: 3 });
    state.round = 3;
    state.minus.splice(0, 3, 0, 1, 1);
    play(state, B, doubt);
    expect(maexchen.outcome(state)).toMatchObject({ kind: 'drawn', ranks: [1, 1, 1], points: [0, 0, 0], reason: 'rounds-shared' });
  });

  it('[MX-16] with lives: whoever has lost the last one is out, and the next player begins', () => {
    const state = announced(65, [6, 5], 4, { end: 'lives', endCount: 3 });
    state.minus[B] = 2;
    expect(maexchen.view(state, A).seats.map(({ lives }) => lives)).toEqual([3, 1, 3, 3]);
    expect(typesOf(play(state, B, doubt))).toEqual(['doubted', 'uncovered', 'minus', 'out', 'round']);
    expect(state.turn).toBe(C);
    rollTo(state, C, 6, 1);
    play(state, C, announce(61));
    rollTo(state, 3, 6, 2);
    play(state, 3, announce(62));
    rollTo(state, A, 6, 3);
    play(state, A, announce(63));
    expect(state.turn).toBe(C);
  });

  it('with lives: the last one with a life has won, the others rank by when they lost theirs', () => {
    const state = announced(65, [3, 1], 3, { end: 'lives', endCount: 3 });
    state.round = 8;
    state.minus.splice(0, 3, 2, 0, 3);
    state.outAt[C] = 5;
    play(state, B, doubt);
    expect(maexchen.outcome(state)).toEqual({ kind: 'won', ranks: [2, 1, 3], points: [0, 1, 0], reason: 'lives', params: { seat: B } });
  });
});

describe('Mäxchen: whole matches', () => {
  it('keeps secrets and the contract, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 10 }), fc.string(), (options, seats, seed) => {
        const report = checkMatch(game, dealFor(options, seats, 0, null), seed, usualSampling);
        expect(report.violations).toEqual([]);
        expect(report.outcome).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('dealing anew rolls dice that the viewer has not seen, and leaves those that he has', () => {
    const state = begun();
    rollTo(state, A, 6, 2);
    play(state, A, peek);
    const seen = new Set<string>();
    for (let index = 0; index < 60; index++) {
      const random = randomFrom(`anew ${index}`);
      expect(maexchen.redeal(state, A, random).dice).toEqual([6, 2]);
      seen.add(JSON.stringify(maexchen.redeal(state, B, random).dice));
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('bots go by nothing that they have not seen', () => {
    const state = announced(53, [5, 3]);
    const other = maexchen.copy(state);
    other.dice = [2, 1];
    const appeals = (of: typeof state): number[] => maexchen.legal(of, B).map((action) => maexchen.appeal(of, B, action));
    expect(appeals(other)).toEqual(appeals(state));
  });
});
