import { games } from '@shared/games/registry';
import { terminal } from './common/command-line';
import { runSimulation } from './sim/command';

process.exitCode = runSimulation(process.argv.slice(2), games, terminal);
