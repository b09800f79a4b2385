import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkMatch, everyPosition } from '@shared/engine/check/match-check';
import { dealFor } from '@shared/engine/check/evening';
import type { Game } from '@shared/engine/game';
import type { Match } from '@shared/engine/match';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { betteln } from '@shared/games/betteln';
import type { BettelnOptions } from '@shared/games/betteln';
import { cards } from '@tests/shared/cards/notation';
import { act, exchange, finish, fresh, inOrder, lay, pass, position, setHands } from './position';

const game = betteln as unknown as Game;

const optionSets: fc.Arbitrary<BettelnOptions> = fc.record({
  deck: fc.constantFrom('auto', '32', '52', '2x32', '2x52'),
  ten: fc.constantFrom('low', 'high'),
  two: fc.constantFrom('low', 'high'),
  multiples: fc.constantFrom('same', 'double', 'quadruple'),
  choice: fc.constantFrom('lowest', 'any', 'names'),
  rest: fc.constantFrom('deal', 'neutral'),
  reseat: fc.boolean(),
  privilege: fc.constantFrom('may', 'must'),
  lead: fc.constantFrom('beggar', 'king'),
  passLocks: fc.boolean(),
  equal: fc.boolean(),
});

describe('Betteln: whole matches', () => {
  it('keeps cards, secrets and the contract in every position, whatever the options', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 3, max: 8 }), fc.string(), (options, seats, seed) => {
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

  it('ends after a sensible number of random moves with an office for everybody', () => {
    fc.assert(
      fc.property(optionSets, fc.integer({ min: 3, max: 8 }), fc.string(), fc.boolean(), (options, seats, seed, later) => {
        const random = randomFrom(seed);
        const state = fresh(seats, seed, options, later ? inOrder(seats) : null);
        let moves = 0;
        finish(state, (below) => {
          moves += 1;
          if (moves > 5000) throw new Error('no end in sight');
          return nextBelow(random, below);
        });
        expect([...state.places].sort()).toEqual(Array.from({ length: seats }, (_, place) => place));
        expect(state.handCards.filter((hand) => hand.length > 0)).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  it('has presets that its own schema accepts and a field for every option', () => {
    expect(betteln.presets.map((preset) => preset.id)).toEqual(['as-written', 'beginners', 'court']);
    for (const { options } of betteln.presets) {
      expect(safeParse(betteln.optionsSchema, options).success).toBe(true);
      expect(betteln.optionFields.map((field) => field.key).sort()).toEqual(Object.keys(options).sort());
    }
    expect(safeParse(betteln.optionsSchema, { ...betteln.presets[0].options, more: 1 }).success).toBe(false);
  });

  it('shows hands to nobody but their owners', () => {
    const state = position({ hands: ['7s 8s', '9s 9d', 'Ks'] });
    expect(betteln.view(state, 1).handCards).toEqual(cards('9d 9s'));
    expect(betteln.view(state, 'table').handCards).toEqual([]);
    expect(betteln.view(state, 0).seats.map((seat) => seat.count)).toEqual([2, 2, 1]);
  });

  it('deals anew only what the viewer cannot know: exchanged cards stay with those who know them', () => {
    const state = fresh(4, 'redeal', {}, inOrder(4));
    setHands(state, ['7s 8s 9s Qs Ks', '7d 8d 9d Qd Kd', '7h 8h 9h Qh Kh', '10s 10d Kc Ad Ac']);
    act(state, 0, exchange);
    const random = randomFrom('redeal');
    const movedFor = (viewer: number | 'table') =>
      Array.from({ length: 20 }, () => betteln.redeal(state, viewer, random)).filter(
        (other) => !cards('7s 8s').every((card) => other.handCards[3]?.includes(card)),
      ).length;
    expect(movedFor(0)).toBe(0);
    expect(movedFor(3)).toBe(0);
    expect(movedFor(1)).toBeGreaterThan(10);
    expect(movedFor('table')).toBeGreaterThan(10);
  });

  it('has no clock and no calls', () => {
    const state = fresh(3, 'clock');
    expect(betteln.windows(state)).toEqual([]);
    expect(betteln.applyClock(state, { type: 'elapsed', window: 1 }, null)).toEqual({ code: 'no-clock' });
    expect(betteln.callWindow(state, 0, pass)).toBeNull();
  });

  it('finds weak cards more sensible to let go than strong ones, and going out best of all', () => {
    const state = position({ hands: ['7s As', '9s 9d', 'Ks'] });
    expect(betteln.appeal(state, 0, lay('7'))).toBeGreaterThan(betteln.appeal(state, 0, lay('ace')));
    expect(betteln.appeal(state, 1, lay('9', 2))).toBeGreaterThan(10 * betteln.appeal(state, 1, lay('9')));
    expect(betteln.appeal(state, 2, lay('king'))).toBeGreaterThan(betteln.appeal(state, 2, pass));
  });
});
