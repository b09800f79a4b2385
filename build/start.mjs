// `npm start`: from a fresh clone to the open app, or to the host without a window.
import { existsSync } from 'node:fs';
import { inProject } from './bootstrap/paths.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { electronArguments, hasDisplay } from './bootstrap/display.mjs';
import { ensureElectron } from './bootstrap/electron.mjs';
import { ensureLibraries } from './bootstrap/libraries.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { Problem, runCommand } from './bootstrap/problem.mjs';
import { runInTerminal } from './bootstrap/run.mjs';
import { ensureBuilt } from './make.mjs';
import { appTargets, headlessTargets, targets } from './targets.mjs';

const headlessFlag = '--headless';

/** @param {string[]} args */
async function startHeadless(args) {
  await ensureBuilt(headlessTargets);
  const entry = inProject(targets.headless.output);
  if (!existsSync(entry)) throw new Problem('The host was not built.', 'Run: npm run build');
  return await runInTerminal(process.execPath, [entry, ...args]);
}

/** @param {string[]} args */
async function startApp(args) {
  const [program] = await Promise.all([ensureElectron(), ensureBuilt(appTargets)]);
  await ensureLibraries(program);
  return await runInTerminal(program, [...electronArguments(), inProject(), ...args]);
}

await runCommand(async () => {
  checkNodeVersion();
  const args = process.argv.slice(2);
  await ensureDependencies();
  const wanted = args.includes(headlessFlag);
  if (!wanted && !hasDisplay()) {
    console.error('There is no display here: hosting without a window. Play from browsers.');
  }
  if (wanted || !hasDisplay()) return await startHeadless(args.filter((argument) => argument !== headlessFlag));
  return await startApp(args);
});
