import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { percentage, withProgress } from './progress.mjs';
import { inProject } from './paths.mjs';
import { run } from './run.mjs';

/** A connection that says nothing for this long is given up. */
const silenceLimit = 15_000;

/**
 * Electron's own way: its download into its own cache, with the checksums of its package.
 * @param {string} version
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function fetchElectron(version) {
  const electronRequire = createRequire(inProject('node_modules', 'electron', 'package.json'));
  try {
    await withProgress(`Downloading Electron ${version}`, async (report) => {
      /** @type {typeof import('@electron/get')} */
      const { downloadArtifact } = await import(pathToFileURL(electronRequire.resolve('@electron/get')).href);
      const abort = new AbortController();
      let timer = setTimeout(() => abort.abort(), silenceLimit);
      try {
        await downloadArtifact({
          version,
          artifactName: 'electron',
          platform: process.platform,
          arch: process.arch,
          checksums: electronRequire('./checksums.json'),
          downloadOptions: {
            quiet: true,
            signal: abort.signal,
            getProgressCallback: (/** @type {import('@electron/get').Progress} */ { transferred, total }) => {
              clearTimeout(timer);
              timer = setTimeout(() => abort.abort(), silenceLimit);
              report(percentage(transferred, total ?? 0));
              return Promise.resolve();
            },
          },
        });
      } finally {
        clearTimeout(timer);
      }
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/**
 * Downloads Electron, and has its own script unpack it.
 * @param {string} version
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function downloadElectron(version) {
  const failure = await fetchElectron(version);
  if (failure !== undefined) return failure;
  const { code, output } = await withProgress('Unpacking Electron', () =>
    run(process.execPath, [inProject('node_modules', 'electron', 'install.js')]),
  );
  return code === 0 ? undefined : output.trim();
}
