import { describe, expect, it, vi } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { usualSampling, type Sampling } from '@shared/engine/check/match-check';
import type { OptionValues } from '@shared/engine/contract';
import type { Match } from '@shared/engine/match';
import type { Game } from '@shared/engine/game';
import { checkInTime, seatCountsOf, subjects } from './subjects';

/** In the fourth match people have changed places, and one came new. */
const EVENING = 4;
const thorough: Sampling = { offers: 3, refusals: 3, reload: 3, secrets: 3 };

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

function checkEvening(game: Game, options: OptionValues, seats: number, matches: number): void {
  let last: Match | null = null;
  for (let index = 0; index < matches; index++) {
    const report = checkInTime(game, dealFor(options, seats, index, last), `conformance/${seats}/${index}`, usualSampling);
    expect({ seats, match: index, violations: report.violations }).toEqual({ seats, match: index, violations: [] });
    last = report.match;
  }
}

describe.each(subjects.map((game) => [game.id, game] as const))('reliability 11: %s', (_id, game) => {
  const [first] = game.presets;
  const presets = game.presets.flatMap(({ id, options }) => seatCountsOf(game, options).map((seats) => [id, seats, options] as const));

  it.each(presets)('keeps to the contract with the preset %s and %i players', (_preset, seats, options) => {
    checkEvening(game, options, seats, 1);
  });

  it('keeps to the contract over an evening, closely watched at the start of the next', () => {
    const [seats = 2] = seatCountsOf(game, first.options).slice(-2);
    checkEvening(game, first.options, seats, EVENING);
    expect(checkInTime(game, dealFor(first.options, seats, 0, null), 'closely', thorough).violations).toEqual([]);
  });

  it('deals differently from different seeds, and alike from the same', () => {
    const [seats = 2] = seatCountsOf(game, first.options);
    const log = (seed: string): string =>
      JSON.stringify(checkInTime(game, dealFor(first.options, seats, 0, null), seed, usualSampling).match?.record.log);
    expect(log('one')).toBe(log('one'));
    expect(log('one')).not.toBe(log('two'));
  });
});
