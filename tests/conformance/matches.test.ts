import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { withinTime } from '@build/tools/common/time-limit';
import { dealFor } from '@shared/engine/check/evening';
import { checkMatch, everyPosition, usualSampling, type MatchReport } from '@shared/engine/check/match-check';
import type { OptionValues } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import { optionsOf, seatCountsOf, SEED, subjects } from './subjects';

/** Every check is made at some positions of this many matches in a row, and at every position of one more. */
const MATCHES_IN_A_ROW = 4;

/** Endless loops inside the rules fail the test instead of hanging it. */
function check(...what: Parameters<typeof checkMatch>): MatchReport {
  return withinTime(60_000, () => checkMatch(...what));
}

function checkEvening(game: Game, options: OptionValues, seats: number, seed: string): void {
  let last: MatchReport['match'] = null;
  for (let index = 0; index < MATCHES_IN_A_ROW; index++) {
    const report = check(game, dealFor(options, seats, index, last), `${seed}/${index}`, usualSampling);
    expect({ seats, match: index, violations: report.violations }).toEqual({ seats, match: index, violations: [] });
    last = report.match;
  }
}

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

describe.each(subjects.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const presets = game.presets.flatMap(({ id, options }) => seatCountsOf(game, options).map((seats) => [id, seats, options] as const));

  it.each(presets)('keeps to the contract with the preset %s and %i players', (_preset, seats, options) => {
    checkEvening(game, options, seats, `conformance/${seats}`);
  });

  it('keeps to the contract at every single position of a match', () => {
    const { options } = game.presets[0];
    const [seats = 2] = seatCountsOf(game, options).slice(1);
    expect(check(game, dealFor(options, seats, 0, null), 'every position', everyPosition).violations).toEqual([]);
  });

  it('keeps to the contract under any house rules', () => {
    fc.assert(
      fc.property(optionsOf(game), fc.nat(), fc.string(), (options, seatSeed, seed) => {
        const { minimum, maximum } = game.seatRange(options);
        const seats = minimum + (seatSeed % (maximum - minimum + 1));
        const report = check(game, dealFor(options, seats, 0, null), seed, usualSampling);
        expect({ seats, violations: report.violations }).toEqual({ seats, violations: [] });
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  it('deals differently from different seeds, and alike from the same', () => {
    const { options } = game.presets[0];
    const [seats = 2] = seatCountsOf(game, options);
    const text = (seed: string): string => JSON.stringify(check(game, dealFor(options, seats, 0, null), seed, usualSampling).match?.record.log);
    expect(text('one')).toBe(text('one'));
    expect(text('one')).not.toBe(text('two'));
  });
});
