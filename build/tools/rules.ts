import { fileURLToPath } from 'node:url';
import { terminal } from './common/command-line';
import { runRules } from './rules/command';

process.exitCode = runRules(process.argv.slice(2), fileURLToPath(new URL('../../', import.meta.url)), terminal);
