import { games } from '@shared/games/registry';
import { grouped, type Measurement } from './finding';
import { playWithLeaving } from './leaving';

export const departures: Measurement = {
  name: 'leaving at any moment',
  statements: [17],
  async run(full, report) {
    const situations = new Set<string>();
    const problems: string[] = [];
    let [matches, count] = [0, 0];
    for (const game of games) {
      for (let match = 0; match < (full ? 60 : 4); match++) {
        const found = await playWithLeaving(game, `departures/${match}`);
        matches += 1;
        count += found.departures;
        for (const situation of found.situations) situations.add(`${game.id} ${situation}`);
        if (found.problem !== null) problems.push(`${game.id} ${match}: ${found.problem}`);
        report(`${game.id}, match ${match + 1}, ${count} departures`);
      }
    }
    const clean = `${games.length} games, ${matches} matches, ${grouped(count)} departures in ${grouped(situations.size)} situations`;
    const figure = `${clean}, ${problems.length === 0 ? 'every match ended cleanly' : `${problems.length} ended badly (${problems[0] ?? ''})`}`;
    return new Map([[17, { figure, holds: problems.length === 0 }]]);
  },
};
