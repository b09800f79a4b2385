// `npm run build`: builds what is stale.
import { runCommand } from './bootstrap/problem.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { checkNodeVersion } from './bootstrap/node-version.mjs';
import { ensureBuilt } from './make.mjs';
import { allTargets } from './targets.mjs';

await runCommand(async () => {
  checkNodeVersion();
  await ensureDependencies();
  await ensureBuilt(allTargets);
});
