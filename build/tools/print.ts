import { terminal } from './common/command-line';
import { runPrint } from './print/command';

process.exitCode = await runPrint(process.argv.slice(2), terminal);
