import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, usualSampling } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import type { Match } from '@shared/engine/match';
import { typolenaDoppelpack } from '@shared/games/typolena-doppelpack';
import type { DoppelpackOptions } from '@shared/games/typolena-doppelpack';
import { draw, fresh, play } from './position';

const game = typolenaDoppelpack as unknown as Game;

const optionSets: fc.Arbitrary<DoppelpackOptions> = fc.record({
  check: fc.constantFrom('auto', 'block', 'challenge'),
  sounds: fc.boolean(),
  lastSound: fc.constantFrom('penalty', 'win'),
  lena: fc.boolean(),
  calls: fc.constantFrom('realtime', 'sequential'),
  falseObjection: fc.constantFrom('none', 'draw'),
  objectionSeconds: fc.integer({ min: 3, max: 60 }),
  tieMargin: fc.nat({ max: 50 }).map((steps) => steps * 10),
  mostRounds: fc.constantFrom(50, 200, 300),
});

describe('Doppelpack: whole matches', () => {
  it('keeps cards, secrets and the contract, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 6 }), fc.string(), (options, seats, seed) => {
        let last: Match | null = null;
        for (let index = 0; index < 2; index++) {
          const report = checkMatch(game, dealFor(options, seats, index, last), `${seed}-${index}`, usualSampling);
          expect(report.violations).toEqual([]);
          expect(report.outcome).not.toBeNull();
          last = report.match;
        }
      }),
      { numRuns: 5 },
    );
  });

  it('shows hands and drawn cards to nobody but their owners', () => {
    const state = fresh(3, 'secret');
    const [event] = play(state, state.turn, draw);
    if (event?.type !== 'drew') throw new Error('nothing was drawn');
    const [card] = event.cards;
    expect(typolenaDoppelpack.see(event, state.turn)).toMatchObject({ cards: [card], count: 1 });
    expect(typolenaDoppelpack.see(event, 'table')).toMatchObject({ cards: null, count: 1 });
    expect(typolenaDoppelpack.view(state, state.turn).handCards).toContain(card);
    expect(typolenaDoppelpack.view(state, 'table').handCards).toEqual([]);
  });
});
