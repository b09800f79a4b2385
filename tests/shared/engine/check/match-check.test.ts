import { describe, expect, it, vi } from 'vitest';
import { checkMatch, everyPosition, LONGEST_MATCH, usualSampling } from '@shared/engine/check/match-check';
import { replay } from '@shared/engine/match';
import { hashOf } from '@shared/engine/hash';
import type { Deal, OptionValues } from '@shared/engine/contract';
import { brokenGames } from '@tests/fixtures/games/broken-games';
import { practiceGame } from '@tests/fixtures/games/practice-game';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

function dealFor(seats: number, preset: 0 | 1 = 0): Deal<OptionValues, unknown> {
  const options = practiceGame.presets[preset]?.options ?? practiceGame.presets[0].options;
  return { options, seats, previous: null, previousSeats: Array.from({ length: seats }, () => null) };
}

describe('a sound game', () => {
  it.each([2, 3, 4, 5, 6])('breaches nothing with %i seats, in both forms of its race', (seats) => {
    for (const preset of [0, 1] as const) {
      for (let index = 0; index < 2; index++) {
        const report = checkMatch(practiceGame, dealFor(seats, preset), `sound/${index}`, everyPosition);
        expect(report.violations).toEqual([]);
        expect(report.outcome).not.toBeNull();
      }
    }
  });

  it('is played the same way again from the same seed', () => {
    const once = checkMatch(practiceGame, dealFor(4), 'again', usualSampling);
    const twice = checkMatch(practiceGame, dealFor(4), 'again', usualSampling);
    expect(twice.match?.record).toEqual(once.match?.record);
    expect(once.match).not.toBeNull();
    if (once.match !== null) expect(hashOf(replay(practiceGame, once.match.record).state)).toBe(hashOf(once.match.state));
  });

  it('is seen from all sides: refusals, events, calls and clocks come up', () => {
    const codes = new Set<string>();
    const events = new Set<string>();
    const clocks = new Set<string>();
    for (let index = 0; index < 20; index++) {
      const report = checkMatch(practiceGame, dealFor(4), `sides/${index}`, everyPosition);
      for (const code of report.refusalCodes) codes.add(code);
      for (const type of report.eventTypes) events.add(type);
      for (const entry of report.match?.record.log ?? []) if ('clock' in entry) clocks.add(entry.clock.type);
    }
    expect([...codes].sort()).toEqual(['card-does-not-fit', 'card-not-in-hand', 'malformed-action', 'no-race', 'not-your-turn']);
    expect([...events].sort()).toEqual(['drawn', 'laid', 'raced', 'reshuffled']);
    expect([...clocks].sort()).toEqual(['calls', 'elapsed']);
  });
});

/** Endless matches are long: only their length matters. */
const rarely = { offers: LONGEST_MATCH, refusals: LONGEST_MATCH, reload: LONGEST_MATCH, secrets: LONGEST_MATCH };

describe('a broken game is caught', () => {
  it.each(brokenGames.map((one) => [one.what, one] as const))('when it %s', (_what, { game, caughtBy }) => {
    const caught = new Set<string>();
    for (let index = 0; index < 12 && !caught.has(caughtBy); index++) {
      const report = checkMatch(game, dealFor(3, index % 2 === 0 ? 0 : 1), `broken/${index}`, caughtBy === 'endless' ? rarely : everyPosition);
      for (const { check } of report.violations) caught.add(check);
    }
    expect([...caught]).toContain(caughtBy);
  });
});
