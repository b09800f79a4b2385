import { describe, expect, it } from 'vitest';
import { playWithLeaving } from '@build/tools/reliability/leaving';
import { games } from '@shared/games/registry';

/** `npm run -s reliability -- --full` plays many more. */
const MATCHES = 3;

describe('reliability 17: anybody may leave at any moment', () => {
  it.each(games.map((game) => [game.id, game] as const))('and %s goes on to a clean end', async (_id, game) => {
    let departures = 0;
    for (let match = 0; match < MATCHES; match++) {
      const report = await playWithLeaving(game, `leaving/${match}`);
      expect({ match, problem: report.problem }).toEqual({ match, problem: null });
      departures += report.departures;
    }
    expect(departures).toBeGreaterThan(3);
  });
});
