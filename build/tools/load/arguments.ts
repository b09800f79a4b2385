import type { Game } from '@shared/engine/game';
import { parseCommandLine, UsageError, wholeNumber } from '../common/command-line';
import { gameNamed, seatsFor } from '../common/game-arguments';

export const help = `Plays at many tables of one real host, with a real WebSocket for every player, and measures it.

npm run -s load -- [--tables N] [--seats K] [--seconds S] [--game GAME] [--think MS] [--seed TEXT]
                   [--json] [--profile FOLDER]

--tables N        how many tables (10)
--seats K         how many players at each (4, or as near as the game allows)
--seconds S       how long it is measured, after two seconds of warming up (10)
--game GAME       id of a game (typolena)
--think MS        milliseconds that a player waits before acting; 0 is as fast as the host answers (0)
--seed TEXT       what the players choose by (1)
--json            last line of output: one JSON object
--profile FOLDER  keep a profile of the host's processor time there
--help            this text

The host is a process of its own, writes its journals to a temporary folder and flushes every action. Limits for messages and
sockets are raised for the occasion. Milliseconds count from sending an action to the last player's receipt of the state that
came of it, calls excepted, which wait for others on purpose.

Exit code: 0 all well, 1 a state was lost or came in the wrong order, 2 wrong arguments.`;

/** More do not fit on one computer's loopback in peace. */
const MOST_TABLES = 200;

export interface LoadPlan {
  readonly game: Game;
  readonly tables: number;
  readonly seats: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly think: number;
  readonly seed: string;
  readonly json: boolean;
  readonly profile: string | null;
}

/** What the arguments ask for, or 'help'. */
export function parseLoadPlan(args: readonly string[], games: readonly Game[]): LoadPlan | 'help' {
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: {
      tables: { type: 'string', default: '10' },
      seats: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      game: { type: 'string', default: 'typolena' },
      think: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (positionals.length > 0) throw new UsageError(`what is "${positionals.join(' ')}"?`);
  const game = gameNamed(values.game, games);
  return {
    game,
    tables: wholeNumber('tables', values.tables, 1, MOST_TABLES),
    seats: seatsFor(game, game.presets[0].options, values.seats),
    duration: 1000 * wholeNumber('seconds', values.seconds, 1, 3600),
    think: wholeNumber('think', values.think, 0, 60_000),
    seed: values.seed,
    json: values.json,
    profile: values.profile ?? null,
  };
}
