import { existsSync } from 'node:fs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

/** Debian's and Ubuntu's packages with what Electron and Chromium load. */
const electronPackages = ['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2', 'libxss1', 'libnotify4', 'libxtst6'];

/** Another installation may be going on. */
const patience = ['-o', 'DPkg::Lock::Timeout=120'];

/** @param {string} name */
export function findProgram(name) {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

/**
 * @param {string} program
 * @returns {Promise<string[]>} shared libraries that it would not find
 */
export async function missingLibraries(program) {
  if (process.platform !== 'linux') return [];
  const { output } = await run('ldd', [program]).catch(() => ({ output: '' }));
  return [...output.matchAll(/^\s*(\S+) => not found/gmu)].map(([, name = '']) => name);
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/**
 * Installs packages of the system where that is allowed; elsewhere it says what is missing.
 * @param {string[]} packages
 * @param {string} why
 */
export async function installPackages(packages, why) {
  const byHand = `Install it, on Debian or Ubuntu with: sudo apt-get install ${packages.join(' ')}`;
  if (!mayInstall()) throw new Problem(why, byHand);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const outcome = await withProgress(`Installing ${packages.join(', ')} (${why})`, async () => {
    await run('apt-get', [...patience, 'update', '-q'], { env });
    return await run('apt-get', [...patience, 'install', '-yq', '--no-install-recommends', ...packages], { env });
  });
  if (outcome.code !== 0) throw new Problem(`${why}\n${outcome.output.trim()}`, byHand);
}

/**
 * Makes sure that Electron finds its libraries.
 * @param {string} program
 */
export async function ensureLibraries(program) {
  const missing = await missingLibraries(program);
  if (missing.length === 0) return;
  await installPackages(await knownNames(electronPackages), `Electron needs libraries of the system: ${missing.join(', ')}.`);
}

/**
 * Debian 13 and Ubuntu 24 renamed some libraries with the ending t64.
 * @param {string[]} packages
 */
async function knownNames(packages) {
  const { output } = await run('apt-cache', ['pkgnames']).catch(() => ({ output: '' }));
  const names = new Set(output.split('\n'));
  return packages.map((name) => (names.has(`${name}t64`) ? `${name}t64` : name));
}
