import fc from 'fast-check';
import { withinTime } from '@build/tools/common/time-limit';
import { checkMatch, type MatchReport } from '@shared/engine/check/match-check';
import type { OptionField, OptionValues } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import { games } from '@shared/games/registry';
import { practiceGame } from '@tests/fixtures/games/practice-game';

/** Every game of the product, and the practice game as a measure for the checks themselves. */
export const subjects: readonly Game[] = [...games, practiceGame];

/** The same runs every time: a wider search is what `npm run sim` is for. */
export const SEED = 20_261_129;

/** Every combination of house rules that a lobby can choose. */
export function optionsOf(game: Game): fc.Arbitrary<OptionValues> {
  return fc.record(Object.fromEntries(game.optionFields.map((field) => [field.key, valueOf(field)])));
}

function valueOf(field: OptionField): fc.Arbitrary<OptionValues[string]> {
  switch (field.kind) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'number': {
      const steps = Math.floor((field.maximum - field.minimum) / field.step);
      return fc.nat({ max: steps }).map((step) => field.minimum + step * field.step);
    }
  }
}

/** Fewest, usual and most players under these options. */
export function seatCountsOf(game: Game, options: OptionValues): number[] {
  const { minimum, maximum } = game.seatRange(options);
  return [...new Set([minimum, Math.min(Math.max(4, minimum), maximum), maximum])];
}

/** Plays and checks a match; endless loops inside the rules fail the test instead of hanging it. */
export function checkInTime(...what: Parameters<typeof checkMatch>): MatchReport {
  return withinTime(60_000, () => checkMatch(...what));
}
