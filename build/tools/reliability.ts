import { terminal } from './common/command-line';
import { runReliability } from './reliability/command';

process.exitCode = await runReliability(process.argv.slice(2), terminal);
