import type { OptionValues } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import { parseCommandLine, UsageError, wholeNumber } from '../common/command-line';
import { gameNamed, optionsFor, seatsFor } from '../common/game-arguments';

export const help = `Plays random legal matches of a game through the real engine and checks what holds for every game.

npm run -s sim -- GAME [--games N] [--seats K] [--seed S] [--options JSON] [--preset NAME] [--json]
                       [--rate] [--first I] [--save FILE] [--patience S]

GAME            id of a game, for example typolena
--games N       how many matches (100)
--seats K       how many players (4, or as near as the game allows)
--seed S        any text; the same seed plays the same matches (1)
--options JSON  house rules that differ from the preset, for example '{"handSize":5}'
--preset NAME   a named set of house rules; the first is the default
--first I       begin with match number I of the row, to look again at one that went wrong (0)
--json          last line of output: one JSON object
--rate          measure speed: uniformly random actions without the checks
--save FILE     keep the last match as a file: seed, deal and log
--patience S    seconds after which a match counts as one that never ends (120)
--help          this text

Exit code: 0 all well, 1 violations, 2 wrong arguments.`;

export interface SimulationPlan {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  readonly games: number;
  readonly first: number;
  readonly seed: string;
  readonly json: boolean;
  readonly rate: boolean;
  readonly save: string | null;
  /** Milliseconds after which a match counts as one that never ends. */
  readonly patience: number;
}

/** What the arguments ask for, or 'help'. */
export function parsePlan(args: readonly string[], games: readonly Game[]): SimulationPlan | 'help' {
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      preset: { type: 'string' },
      first: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      rate: { type: 'boolean', default: false },
      save: { type: 'string' },
      patience: { type: 'string', default: '120' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const game = gameFor(positionals, games);
  const options = optionsFor(game, values.preset, values.options);
  return {
    game,
    options,
    seats: seatsFor(game, options, values.seats),
    games: wholeNumber('games', values.games, 1, 10_000_000),
    first: wholeNumber('first', values.first, 0, 10_000_000),
    seed: values.seed,
    json: values.json,
    rate: values.rate,
    save: values.save ?? null,
    patience: 1000 * wholeNumber('patience', values.patience, 1, 100_000),
  };
}

function gameFor(positionals: readonly string[], games: readonly Game[]): Game {
  const known = games.map(({ id }) => id).join(', ');
  const [id, ...others] = positionals;
  if (id === undefined) throw new UsageError(`which game? There are: ${known}`);
  if (others.length > 0) throw new UsageError(`one game at a time; what is "${others.join(' ')}"?`);
  return gameNamed(id, games);
}
