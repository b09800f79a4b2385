import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { dealFor } from '@shared/engine/check/evening';
import { usualSampling } from '@shared/engine/check/match-check';
import { checkInTime, optionsOf, SEED, subjects } from './subjects';

/** Thorough, and other programs may want the processor as well. */
vi.setConfig({ testTimeout: 120_000 });

it.each(subjects.map((game) => [game.id, game] as const))('%s keeps to the contract under any house rules', (_id, game) => {
  fc.assert(
    fc.property(optionsOf(game), fc.nat(), fc.string(), (options, seatSeed, seed) => {
      const { minimum, maximum } = game.seatRange(options);
      const seats = minimum + (seatSeed % (maximum - minimum + 1));
      const report = checkInTime(game, dealFor(options, seats, 0, null), seed, usualSampling);
      expect({ seats, violations: report.violations }).toEqual({ seats, violations: [] });
    }),
    { numRuns: 12, seed: SEED },
  );
});
