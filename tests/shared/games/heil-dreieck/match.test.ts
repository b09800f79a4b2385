import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, everyPosition, usualSampling } from '@shared/engine/check/match-check';
import type { Game } from '@shared/engine/game';
import { nextBelow, randomFrom } from '@shared/engine/random';
import { heilDreieck } from '@shared/games/heil-dreieck';
import type { Options } from '@shared/games/heil-dreieck';
import { ECKDREI, TRIANGLE, symbolOf } from '@shared/games/heil-dreieck/cards';
import { approve, done, draw, dreieck, fresh, heil, lay, object, pass, play, position, take } from './position';

const game = heilDreieck as unknown as Game;

const optionSets: fc.Arbitrary<Options> = fc.record({
  infinity: fc.boolean(),
  check: fc.constantFrom('auto', 'block', 'challenge'),
  calls: fc.constantFrom('realtime', 'sequential'),
  start: fc.constantFrom('lot', 'first-seat'),
  fourPlayers: fc.constantFrom('six', 'eight'),
  heil: fc.constantFrom('player', 'table'),
  win: fc.constantFrom('player', 'table'),
  heilLapses: fc.boolean(),
  triangles: fc.constantFrom('distinct', 'any'),
  falseCall: fc.constantFrom('none', 'draw'),
  playDrawn: fc.boolean(),
  circleWild: fc.boolean(),
  reverseForTwo: fc.constantFrom('plain', 'again'),
  turnLimit: fc.constantFrom(200, 400),
  callSeconds: fc.integer({ min: 3, max: 30 }),
  tieMargin: fc.constantFrom(0, 30, 500),
});
const seatCounts = fc.integer({ min: 2, max: 12 });

describe('Heil Dreieck!: whole matches', () => {
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

  it.each(['auto', 'challenge'] as const)('keeps them in every single position with %s', { timeout: 120_000 }, (check) => {
    const options = { ...heilDreieck.presets[0].options, check, turnLimit: 200 };
    const report = checkMatch(game, dealFor(options, 4, 0, null), `closely ${check}`, everyPosition);
    expect(report.violations).toEqual([]);
    expect(report.outcome).not.toBeNull();
  });

  it('ends after a sensible number of random moves', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(optionSets, seatCounts, fc.string(), (options, seats, seed) => {
        const random = randomFrom(seed);
        const state = fresh(seats, seed, options);
        let moves = 0;
        for (let acting = heilDreieck.acting(state); acting.length > 0; acting = heilDreieck.acting(state)) {
          const seat = acting[nextBelow(random, acting.length)] ?? 0;
          const actions = heilDreieck.legal(state, seat);
          const action = actions[nextBelow(random, actions.length)];
          if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
          expect(heilDreieck.apply(state, seat, action, null)).toBeNull();
          moves += 1;
          if (moves > 20_000) throw new Error('no end in sight');
        }
        expect(heilDreieck.outcome(state)?.ranks).toHaveLength(seats);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Heil Dreieck!: what players know', () => {
  it('shows hands to nobody but their owners, and drawn cards to nobody but the drawer', () => {
    const state = position({ hands: ['r5 g1', 'r3 k4', 'b1 b2'], draws: 'g6' });
    expect(heilDreieck.view(state, 1).handCards).toEqual([...(state.handCards[1] ?? [])].sort((one, other) => one - other));
    expect(heilDreieck.view(state, 'table').handCards).toEqual([]);
    const [event] = play(state, 0, draw);
    if (event?.type !== 'drew') throw new Error('nothing was drawn');
    expect(heilDreieck.see(event, 0)).toEqual({ type: 'drew', seat: 0, reason: 'turn', count: 1, cards: event.cards, missing: 0 });
    expect(heilDreieck.see(event, 1)).toEqual({ type: 'drew', seat: 0, reason: 'turn', count: 1, cards: null, missing: 0 });
  });

  it('deals anew only what the viewer cannot know, and keeps to what was said', () => {
    const state = position({ hands: ['r5 g1', 'r9 g9 b9 k4 k6', 'r3 b3 k5 k2', 'g2 g4'], eckdrei: { 1: 1 }, options: { heil: 'table' }, heil: [2] });
    const random = randomFrom('redeal');
    const hands = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const other = heilDreieck.redeal(state, 0, random);
      expect(other.handCards[0]).toEqual(state.handCards[0]);
      expect(heilDreieck.view(other, 0)).toEqual(heilDreieck.view(state, 0));
      expect((other.handCards[1] ?? []).filter((card) => symbolOf(card) === ECKDREI).length).toBeGreaterThanOrEqual(3);
      expect((other.handCards[2] ?? []).filter((card) => symbolOf(card) === TRIANGLE).length).toBeGreaterThanOrEqual(2);
      hands.add(JSON.stringify(other.handCards.slice(1)));
    }
    expect(hands.size).toBeGreaterThan(25);
  });

  it('leaves open whether somebody’s Heil! is true, and shown cards where they are', () => {
    const state = position({ hands: ['r5 g1', 'r3 g3 b3', 'k5 k2'], heil: [1], options: { check: 'challenge' } });
    const random = randomFrom('heil');
    const truths = new Set(Array.from({ length: 40 }, () => heilDreieck.redeal(state, 0, random).heilStands[1]));
    expect(truths.has(false)).toBe(true);
    play(state, 1, dreieck);
    expect(heilDreieck.redeal(state, 0, random).handCards[1]).toEqual(state.handCards[1]);
  });

  it('finds sensible what wins, and nonsense what is not true', () => {
    const state = position({ hands: ['r5 g1 r0', 'r3 g3 k4', 'r3 g3 b3', 'k3 b3 k6'], top: 'r1', heil: [2] });
    expect(heilDreieck.appeal(state, 1, heil)).toBeGreaterThan(10);
    expect(heilDreieck.appeal(state, 0, heil)).toBeLessThan(0.01);
    expect(heilDreieck.appeal(state, 2, dreieck)).toBeGreaterThan(10);
    expect(heilDreieck.appeal(state, 1, dreieck)).toBeLessThan(0.01);
    expect(heilDreieck.appeal(state, 0, lay(state, 0, 'r5'))).toBeGreaterThan(heilDreieck.appeal(state, 0, draw));
    expect(heilDreieck.appeal(state, 0, lay(state, 0, 'r0', 'green'))).toBeGreaterThan(heilDreieck.appeal(state, 0, lay(state, 0, 'r0', 'blue')));
    const silent = position({ hands: ['r3 g3 b3', 'k4 k5'], options: { check: 'challenge' } });
    expect(heilDreieck.appeal(silent, 0, heil)).toBeGreaterThan(heilDreieck.appeal(silent, 0, dreieck));
    play(silent, 0, dreieck);
    expect(heilDreieck.appeal(silent, 1, object(1))).toBeGreaterThan(heilDreieck.appeal(silent, 1, approve(1)));
    const wrong = position({ hands: ['g5 r4', 'k4 k5'], top: 'r1', options: { check: 'challenge' } });
    expect(heilDreieck.appeal(wrong, 0, lay(wrong, 0, 'g5'))).toBeLessThan(heilDreieck.appeal(wrong, 0, lay(wrong, 0, 'r4')));
  });

  it('knows its actions and nothing else', () => {
    const colour = { type: 'nameColour', colour: 'red' };
    for (const action of [draw, take, pass, done, heil, dreieck, object(1), approve(2), colour, { type: 'lay', card: 199, colour: null }]) {
      expect(safeParse(heilDreieck.actionSchema, action).success).toBe(true);
    }
    for (const action of [object(0), { type: 'nameColour', colour: 'pink' }, { type: 'lay', card: 200, colour: null }, { type: 'lay', card: 1 }]) {
      expect(safeParse(heilDreieck.actionSchema, action).success).toBe(false);
    }
  });
});
