import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureElectron } from '../bootstrap/electron.mjs';
import { cacheFolder, inProject, root } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { run } from '../bootstrap/run.mjs';
import { fingerprint, isStale, writeStamp } from '../bootstrap/stale.mjs';

/** Where the package for tests lies, and its program. */
const output = inProject('dist', 'driven');
const program = {
  linux: join(output, 'linux-unpacked', 'doppelstapel'),
  win32: join(output, process.arch === 'arm64' ? 'win-arm64-unpacked' : 'win-unpacked', 'Doppelstapel.exe'),
  darwin: join(output, process.arch === 'arm64' ? 'mac-arm64' : 'mac', 'Doppelstapel.app/Contents/MacOS/Doppelstapel'),
};

/** The Electron with which development works, be it the current one or the substitute. */
export async function installedElectron() {
  await ensureElectron();
  const dist = inProject('node_modules', 'electron', 'dist');
  return { dist, version: readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/u, '') };
}

/** @returns {string} the program in the packaged folder of this system */
export function packagedProgram() {
  const { platform } = process;
  if (platform === 'linux' || platform === 'win32' || platform === 'darwin') return program[platform];
  throw new Problem(`There is no package for ${platform}.`, 'Use Windows, macOS or Linux.');
}

/**
 * Packages what is built, without an installer, for tests.
 * @returns {Promise<string>} the program
 */
export async function ensurePackaged() {
  const path = packagedProgram();
  const stamp = join(cacheFolder, 'stamps', 'packaged');
  const current = fingerprint(root, ['out/main', 'out/preload', 'out/renderer', 'build/package', 'package-lock.json']);
  if (!isStale(path, stamp, current)) return path;
  const outcome = await run(process.execPath, [inProject('build', 'package', 'make-unpacked.mjs')]);
  if (outcome.code !== 0 || !existsSync(path)) {
    throw new Problem(`Packaging failed:\n${outcome.output.trim()}`, 'Mend what is named above and try again.');
  }
  writeStamp(stamp, current);
  return path;
}
