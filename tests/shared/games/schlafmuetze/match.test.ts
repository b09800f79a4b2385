import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, everyPosition, usualSampling } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import type { Options } from '@shared/games/schlafmuetze';
import { call, draw, fresh, keep, onSeat, onStack, play, position } from './position';

const game = schlafmuetze as unknown as Game;

const optionSets: fc.Arbitrary<Options> = fc.record({
  variant: fc.constantFrom('A', 'B'),
  check: fc.constantFrom('auto', 'block', 'challenge'),
  calls: fc.constantFrom('realtime', 'sequential'),
  turnSeconds: fc.constantFrom(0, 5),
  start: fc.constantFrom('lot', 'first-seat'),
  pileOrder: fc.constantFrom('free', 'clockwise'),
  continueInA: fc.boolean(),
  flipAtOnce: fc.boolean(),
  falseCall: fc.constantFrom('none', 'card'),
  rest: fc.constantFrom('deal', 'aside'),
  stallTurns: fc.integer({ min: 1, max: 5 }),
  callSeconds: fc.integer({ min: 3, max: 30 }),
  tieMargin: fc.constantFrom(0, 30, 500),
});
const seatCounts = fc.integer({ min: 2, max: 8 });

describe('Schlafmütze: whole matches', () => {
  it('keeps cards, secrets and the contract, whatever the options', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(optionSets, seatCounts, fc.string(), (options, seats, seed) => {
        const report = checkMatch(game, dealFor(options, seats, 0, null), seed, usualSampling);
        expect(report.violations).toEqual([]);
        expect(report.outcome).not.toBeNull();
      }),
      { numRuns: 16 },
    );
  });

  it('keeps them in every single position as written', { timeout: 120_000 }, () => {
    const report = checkMatch(game, dealFor(schlafmuetze.presets[0].options, 5, 0, null), 'closely', everyPosition);
    expect(report.violations).toEqual([]);
    expect(report.outcome).not.toBeNull();
  });

  it('ends after a sensible number of random moves', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, seatCounts, fc.string(), (options, seats, seed) => {
        const random = randomFrom(seed);
        const state = fresh(seats, seed, options);
        let moves = 0;
        for (let acting = schlafmuetze.acting(state); acting.length > 0; acting = schlafmuetze.acting(state)) {
          const seat = acting[nextBelow(random, acting.length)] ?? 0;
          const actions = schlafmuetze.legal(state, seat);
          const action = actions[nextBelow(random, actions.length)];
          if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
          expect(schlafmuetze.apply(state, seat, action, null)).toBeNull();
          moves += 1;
          if (moves > 20_000) throw new Error('no end in sight');
        }
        expect(schlafmuetze.outcome(state)?.ranks).toHaveLength(seats);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the same to everybody, and no card that lies face down or covered', () => {
    const state = position({ draw: [[9, 3], [5, 16]], own: [[15, 14], [11]], drawn: 10 });
    const table = schlafmuetze.view(state, 'table');
    expect(schlafmuetze.view(state, 1)).toEqual(table);
    const hidden = [...state.drawCards.flat(), state.ownCards[0]?.[0] ?? -1];
    const { seats, middle, drawnCard } = table;
    const shown = [drawnCard, ...seats.map(({ ownCard }) => ownCard), ...middle.flatMap(({ cards }) => cards)];
    for (const card of hidden) expect(shown).not.toContain(card);
    expect(JSON.stringify(Object.keys(table))).not.toContain('mistake');
  });

  it('deals anew only what lies face down or covered', () => {
    const state = position({ middle: [4, 1, 1, 1, 1], draw: [[9, 3, 6, 7], [5, 16, 8, 12]], own: [[15, 14], [11]], drawn: 10 });
    const random = randomFrom('redeal');
    const piles = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const other = schlafmuetze.redeal(state, 0, random);
      expect(schlafmuetze.view(other, 0)).toEqual(schlafmuetze.view(state, 0));
      expect(other.middleCards).toEqual(state.middleCards);
      piles.add(JSON.stringify([other.drawCards, other.ownCards[0]?.[0]]));
    }
    expect(piles.size).toBeGreaterThan(15);
  });

  it('finds right lays more sensible than overlooking, and both wiser than wrong numbers', () => {
    const state = position({ middle: [9, 1, 1, 1, 1], draw: [[3], [5]], own: [[], [11]], drawn: 10, options: { check: 'challenge' } });
    const weights = [onStack(0), onSeat(1), onStack(1)].map((action) => schlafmuetze.appeal(state, 0, action));
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(new Set(weights).size).toBe(3);
    expect(schlafmuetze.appeal(state, 0, keep)).toBeLessThan(schlafmuetze.appeal(state, 0, onStack(0)));
    play(state, 0, onSeat(1));
    expect(schlafmuetze.appeal(state, 1, call(1))).toBeGreaterThan(1);
    const right = position({ draw: [[3], [5]], own: [[], [11]], drawn: 10, options: { check: 'challenge' } });
    play(right, 0, onSeat(1));
    expect(schlafmuetze.appeal(right, 1, call(1))).toBeLessThan(0.1);
    expect(schlafmuetze.appeal(right, 1, { type: 'trust', lay: 1 })).toBeGreaterThan(schlafmuetze.appeal(state, 1, { type: 'trust', lay: 1 }));
    const owing = position({ middle: [3, 1, 1, 1, 1], draw: [[9], [5]], own: [[4], []] });
    expect(schlafmuetze.appeal(owing, 0, draw)).toBeLessThan(schlafmuetze.appeal(owing, 0, onStack(0, 'own')));
  });

  it('knows its actions and nothing else', () => {
    for (const action of [draw, keep, onStack(4), onSeat(7, 'own'), call(1), { type: 'wait' }, { type: 'trust', lay: 3 }]) {
      expect(safeParse(schlafmuetze.actionSchema, action).success).toBe(true);
    }
    for (const action of [onStack(5), onSeat(8), call(0), { type: 'layMiddle', stack: 1 }, { type: 'draw', seat: 1 }]) {
      expect(safeParse(schlafmuetze.actionSchema, action).success).toBe(false);
    }
  });
});
