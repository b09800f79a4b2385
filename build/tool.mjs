// `npm run -s NAME -- ...`: runs the tool build/tools/NAME.ts. Whatever else is said here goes to stderr.
import { existsSync } from 'node:fs';
import { inProject } from './bootstrap/paths.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { Problem, runCommand } from './bootstrap/problem.mjs';
import { runInTerminal } from './bootstrap/run.mjs';

await runCommand(async () => {
  checkNodeVersion();
  const [name = '', ...args] = process.argv.slice(2);
  const tool = inProject('build', 'tools', `${name}.ts`);
  if (!/^[a-z-]+$/u.test(name) || !existsSync(tool)) {
    throw new Problem(`There is no tool "${name}".`, 'The tools are those in build/tools; each has --help.');
  }
  await ensureDependencies();
  return await runInTerminal(process.execPath, ['--import', 'tsx', tool, ...args]);
});
