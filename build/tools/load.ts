import { games } from '@shared/games/registry';
import { terminal } from './common/command-line';
import { runLoad } from './load/command';

process.exitCode = await runLoad(process.argv.slice(2), games, terminal);
