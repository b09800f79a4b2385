import { findChromium } from './chromium.mjs';
import { hasDisplay } from './display.mjs';
import { ensureElectron } from './electron.mjs';
import { ensureLibraries, findProgram, installPackages } from './libraries.mjs';
import { Problem } from './problem.mjs';

/** What end-to-end tests need of the system: Electron with its libraries, a display or Xvfb, and a Chromium. */
export async function ensureTestSystem() {
  const packages = [];
  if (!hasDisplay() && findProgram('xvfb-run') === undefined) packages.push('xvfb', 'xauth');
  if (findChromium() === undefined) {
    if (process.platform !== 'linux') {
      throw new Problem(
        'No Chromium or Chrome was found for the tests of phone and television.',
        'Install Chrome, or name another Chromium in the variable DOPPELSTAPEL_CHROMIUM.',
      );
    }
    packages.push('chromium');
  }
  if (packages.length > 0) {
    await installPackages(packages, `The end-to-end tests need: ${packages.join(', ')}.`);
  }
  await ensureLibraries(await ensureElectron());
}
