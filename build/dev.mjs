// `npm run dev`: the app with hot reload of the renderer; the main process starts anew when its sources change.
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { electronArguments, hasDisplay } from './bootstrap/display.mjs';
import { ensureElectron } from './bootstrap/electron.mjs';
import { ensureLibraries } from './bootstrap/libraries.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { inProject } from './bootstrap/paths.mjs';
import { Problem, runCommand } from './bootstrap/problem.mjs';
import { runInTerminal } from './bootstrap/run.mjs';
import { ensureBuilt } from './make.mjs';

await runCommand(async () => {
  checkNodeVersion();
  await ensureDependencies();
  const program = await ensureElectron();
  await ensureLibraries(program);
  if (!hasDisplay()) throw new Problem('There is no display here.', 'Set DISPLAY, or develop the renderer with: npx vite renderer');
  // Phones get the built renderer also while developing.
  await ensureBuilt(['renderer']);
  return await runInTerminal(process.execPath, [
    '--import',
    'tsx',
    inProject('build', 'develop.ts'),
    program,
    ...electronArguments(),
    inProject(),
    ...process.argv.slice(2),
  ]);
});
