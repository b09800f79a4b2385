import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { runNpm } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * What node_modules holds, in npm's own words, against what it should hold.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @returns {string | undefined} why an installation is necessary
 */
export function whyInstall(wanted, installed) {
  if (installed === undefined) return 'nothing is installed yet';
  for (const [path, { version, optional, devOptional, peer }] of Object.entries(wanted.packages ?? {})) {
    if (path === '') continue;
    const present = installed.packages?.[path];
    // Packages for other systems and unneeded peers are rightly absent.
    if (present === undefined && (optional === true || devOptional === true || peer === true)) continue;
    const name = path.replace(/^.*node_modules\//u, '');
    if (present === undefined) return `${name} is missing`;
    if (present.version !== version) return `${name} has changed`;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs the dependencies if they are missing or old. */
export async function ensureDependencies() {
  const wanted = readLock(inProject('package-lock.json'));
  if (wanted === undefined) {
    throw new Problem('package-lock.json is missing or damaged.', 'Restore it: git checkout package-lock.json');
  }
  const reason = whyInstall(wanted, readLock(inProject('node_modules', '.package-lock.json')));
  if (reason === undefined) return;

  const { code, output } = await withProgress(`Installing dependencies (${reason})`, () =>
    runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0 || !existsSync(inProject('node_modules', '.package-lock.json'))) {
    throw new Problem(
      `The dependencies could not be installed:\n${output.trim()}`,
      'Check the connection to the npm registry, then try again. The same by hand: npm ci',
    );
  }
}
