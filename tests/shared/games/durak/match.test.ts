import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMatch, everyPosition } from '@shared/engine/check/match-check';
import { dealFor } from '@shared/engine/check/evening';
import type { Game } from '@shared/engine/game';
import type { Match } from '@shared/engine/match';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { durak } from '@shared/games/durak';
import type { DurakOptions } from '@shared/games/durak';
import { cards } from '@tests/shared/cards/notation';
import { attack, cover, finish, fresh, pass, position, take } from './position';

const game = durak as unknown as Game;

const optionSets: fc.Arbitrary<DurakOptions> = fc.record({
  sixLimit: fc.boolean(),
  adders: fc.constantFrom('neighbour', 'all'),
  start: fc.constantFrom('teach', 'spare', 'lowest-trump'),
  redeal: fc.boolean(),
  addUncovered: fc.boolean(),
  addAfterTake: fc.boolean(),
  transfer: fc.boolean(),
  firstFive: fc.boolean(),
});

describe('Durak: whole matches', () => {
  it('keeps cards, secrets and the contract in every position, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 6 }), fc.string(), (options, seats, seed) => {
        let last: Match | null = null;
        for (let index = 0; index < 2; index++) {
          const report = checkMatch(game, dealFor(options, seats, index, last), `${seed}-${index}`, everyPosition);
          expect(report.violations).toEqual([]);
          expect(report.outcome).not.toBeNull();
          last = report.match;
        }
      }),
      { numRuns: 6 },
    );
  });

  it('ends after a sensible number of random moves', () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 2, max: 6 }), fc.string(), (options, seats, seed) => {
        const random = randomFrom(seed);
        const state = fresh(seats, seed, options);
        let moves = 0;
        finish(state, (below) => {
          moves += 1;
          if (moves > 10_000) throw new Error('no end in sight');
          return nextBelow(random, below);
        });
        expect(durak.outcome(state)?.ranks).toHaveLength(seats);
      }),
      { numRuns: 200 },
    );
  });

  it('shows hands to nobody but their owners, and drawn cards to nobody but the drawer', () => {
    const state = position({ hands: ['6s 7d', '7s 8d', '9c 10c'], talon: 'Ah Kh Qh' });
    expect(durak.view(state, 0).handCards).toEqual(cards('6s 7d'));
    expect(durak.view(state, 'table').handCards).toEqual([]);
    expect(JSON.stringify(durak.view(state, 'table').seats)).not.toContain(String(cards('9c')[0]));
    const drew = { type: 'drew', seat: 1, cards: cards('9s Ah'), openCards: cards('Ah') } as const;
    expect(durak.see(drew, 1)).toEqual({ type: 'drew', seat: 1, count: 2, cards: cards('9s Ah'), openCards: cards('Ah') });
    expect(durak.see(drew, 'table')).toEqual({ type: 'drew', seat: 1, count: 2, cards: null, openCards: cards('Ah') });
  });

  it('deals anew only what the viewer cannot know', () => {
    const state = position({ hands: ['6s 7d Jc', '7s 8d', '9c 10c'], talon: 'Ah Kh Qh 6c 7c 8c' });
    durak.apply(state, 0, attack('6s'), null);
    durak.apply(state, 1, take, null);
    const random = randomFrom('redeal');
    const places = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const other = durak.redeal(state, 0, random);
      expect(other.handCards[0]).toEqual(state.handCards[0]);
      expect(other.handCards[1]).toContain(cards('6s')[0]);
      expect(other.talonCards[0]).toBe(state.talonCards[0]);
      places.add(JSON.stringify(other.handCards[2]));
    }
    expect(places.size).toBeGreaterThan(5);
  });

  it('has no clock and no calls', () => {
    const state = fresh(3, 'clock');
    expect(durak.windows(state)).toEqual([]);
    expect(durak.applyClock(state, { type: 'elapsed', window: 1 }, null)).toEqual({ code: 'no-clock' });
    expect(durak.callWindow(state, 0, pass)).toBeNull();
  });

  it('finds cheap cards more sensible to let go than trumps, and passing wiser than wasting them', () => {
    const state = position({ hands: ['6s 6h Ac', '7s 8s 9h', 'Kd'], talon: 'Ah' });
    expect(durak.appeal(state, 0, attack('6s'))).toBeGreaterThan(durak.appeal(state, 0, attack('6h')));
    expect(durak.appeal(state, 0, attack('6h'))).toBeGreaterThan(0);
    expect(durak.appeal(state, 1, cover('6s', '7s'))).toBeGreaterThan(durak.appeal(state, 1, cover('6s', '9h')));
    expect(durak.appeal(state, 0, pass)).toBeGreaterThan(durak.appeal(state, 0, { type: 'add', card: cards('Kh')[0] ?? 0 }));
    expect(durak.appeal(position({ hands: ['6s', '7s'] }), 1, take)).toBeLessThan(durak.appeal(state, 1, take));
  });
});
