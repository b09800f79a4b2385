import { checkMatch, type Sampling } from '@shared/engine/check/match-check';
import { games } from '@shared/games/registry';
import { grouped, type Measurement } from './finding';

/** Every position is dealt anew for every viewer; the other checks are the sim's. */
const secretsOnly: Sampling = { offers: 1_000_000, refusals: 1_000_000, reload: 1_000_000, secrets: 1 };

export const redeals: Measurement = {
  name: 'dealing hidden cards anew',
  statements: [11],
  async run(full, report) {
    let [matches, comparisons, leaks] = [0, 0, 0];
    for (const game of games) {
      const { options } = game.presets[0];
      const { minimum, maximum } = game.seatRange(options);
      const seats = Math.min(Math.max(3, minimum), maximum);
      for (let match = 0; match < (full ? 20 : 1); match++) {
        const { match: played, violations } = checkMatch(game, { options, seats, previous: null, previousSeats: [] }, `redeal/${match}`, secretsOnly);
        matches += 1;
        comparisons += ((played?.version ?? 0) + 1) * (seats + 1);
        leaks += violations.filter(({ check }) => check === 'leak' || check === 'redeal').length;
        report(`${game.id}, match ${match + 1}`);
        // Lets progress be shown.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const figure = `${games.length} games, ${matches} matches, ${grouped(comparisons)} views compared, ${leaks} differences`;
    return new Map([[11, { figure, holds: leaks === 0 }]]);
  },
};
