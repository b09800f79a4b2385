import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, usualSampling } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import { typolenaDuell } from '@shared/games/typolena-duell';
import type { DuellOptions } from '@shared/games/typolena-duell';
import { CARD, MOTIFS } from '@shared/games/typolena/cards';
import { NO_PAIR, N_PAIR, call, counts, none, opened, play, stranger, turnUp, typesOf } from './position';

const game = typolenaDuell as unknown as Game;
const [A, B, C] = [0, 1, 2];

const optionSets: fc.Arbitrary<DuellOptions> = fc.record({
  check: fc.constantFrom('auto', 'block', 'challenge'),
  calls: fc.constantFrom('realtime', 'sequential'),
  wrong: fc.constantFrom('lockout', 'penalty', 'free'),
  tie: fc.constantFrom('aside', 'random'),
  wonOrder: fc.constantFrom('fixed', 'shuffled'),
  revealSeconds: fc.integer({ min: 3, max: 60 }),
  tieMargin: fc.nat({ max: 50 }).map((steps) => steps * 10),
  mostReveals: fc.constantFrom(50, 500, 1000),
});

describe('Duell: the end', () => {
  it('[TD-15] whoever has all cards has won', () => {
    const state = opened({ tops: [...N_PAIR], below: [5, 0] });
    expect(typesOf(play(state, A, call('N')))).toEqual(['called', 'won', 'out', 'over']);
    expect(counts(state)).toEqual([30, 0]);
    expect(typolenaDuell.outcome(state)).toEqual({ kind: 'won', ranks: [1, 2], points: [1, 0], reason: 'all-cards', params: { seat: A } });
  });

  it('a player whose last card lies in the reveal is in until it is lost', () => {
    const lost = opened({ tops: [...N_PAIR, stranger(...N_PAIR)], below: [5, 5, 0] });
    play(lost, A, call('N'));
    expect(typolenaDuell.view(lost, C).seats[C]?.out).toBe(true);
    expect(typolenaDuell.acting(lost)).toEqual([A, B]);
    turnUp(lost);
    expect(lost.turnedCards[C]).toBeNull();
    const saved = opened({ tops: [...N_PAIR, stranger(...N_PAIR)], below: [5, 5, 0] });
    play(saved, C, call('N'));
    expect(counts(saved)[C]).toBe(3);
    expect(saved.outAt[C]).toBe(0);
  });

  it('the only one with a stack left has won, and takes the cards that lie aside', () => {
    const state = opened({ tops: [...NO_PAIR], below: [5, 0], aside: 3 });
    play(state, A, none);
    expect(typesOf(play(state, B, none))).toEqual(['none', 'putAside', 'out', 'tookAside', 'over']);
    expect(counts(state)).toEqual([30, 0]);
    expect(typolenaDuell.outcome(state)).toMatchObject({ kind: 'won', ranks: [1, 2], reason: 'last-stack' });
  });

  it('when everything lies aside, it is a draw among those who were in', () => {
    const state = opened({ tops: [...NO_PAIR, null], below: [0, 0] });
    state.asideCards = MOTIFS.map(({ id }) => id).filter((id) => id !== CARD.tattoo && id !== CARD.countrygirl);
    state.stackCards = [[], [], []];
    state.reveal = 9;
    play(state, A, none);
    play(state, B, none);
    expect(typolenaDuell.outcome(state)).toEqual({ kind: 'drawn', ranks: [1, 1, 3], points: [0, 0, 0], reason: 'all-aside', params: {} });
  });

  it('after the last reveal the most cards win', () => {
    const state = opened({ tops: [...N_PAIR], below: [5, 5], options: { mostReveals: 50 } });
    state.reveal = 50;
    play(state, B, call('N'));
    expect(typolenaDuell.outcome(state)).toMatchObject({ kind: 'won', ranks: [1, 2], reason: 'reveal-limit' });
  });
});

describe('Duell: whole matches', () => {
  it('keeps cards, secrets and the contract, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 3 }), fc.string(), (options, seats, seed) => {
        const report = checkMatch(game, dealFor(options, seats, 0, null), seed, usualSampling);
        expect(report.violations).toEqual([]);
        expect(report.outcome).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});
