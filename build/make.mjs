import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { cacheFolder, inProject, root } from './bootstrap/paths.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { withProgress } from './bootstrap/progress.mjs';
import { run } from './bootstrap/run.mjs';
import { fingerprint, isStale, writeStamp } from './bootstrap/stale.mjs';
import { commonSources, targets } from './targets.mjs';

/** @typedef {import('./targets.mjs').TargetName} TargetName */

/** @param {TargetName} name */
function stampOf(name) {
  return `${cacheFolder}/stamps/${name}`;
}

/** @param {TargetName} name */
async function makeTarget(name) {
  const { sources, output } = targets[name];
  const current = fingerprint(root, [...sources, ...commonSources]);
  const outcome = await run(process.execPath, ['--import', 'tsx', inProject('build', 'make-target.ts'), name]);
  if (outcome.code !== 0 || !existsSync(inProject(output))) {
    throw new Problem(`Building ${name} failed:\n${outcome.output.trim()}`, 'Mend the source named above and try again.');
  }
  writeStamp(stampOf(name), current);
}

/**
 * @param {TargetName[]} names
 * @returns {TargetName[]}
 */
export function staleTargets(names) {
  return names.filter((name) => {
    const { sources, output } = targets[name];
    return isStale(inProject(output), stampOf(name), fingerprint(root, [...sources, ...commonSources]));
  });
}

/**
 * Builds what is stale, each target in a process of its own, so that several cores help.
 * @param {TargetName[]} names
 */
export async function ensureBuilt(names) {
  const stale = staleTargets(names);
  if (stale.length === 0) return;
  await withProgress(`Building ${stale.join(', ')}`, async () => {
    const queue = [...stale];
    const lanes = Array.from({ length: Math.max(2, Math.floor(cpus().length / 2)) }, async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) await makeTarget(name);
    });
    await Promise.all(lanes);
  });
}
