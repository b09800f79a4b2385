import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * @typedef {object} PackageOptions
 * @property {boolean} driven whether tests drive the result, for which the inspector has to be open
 * @property {string} output
 * @property {string | undefined} [updates] where installed copies ask for newer versions; without it they ask nobody
 * @property {{ dist: string, version: string }} [electron] an unpacked Electron; without it electron-builder gets the current one
 */

/** Electron's own demonstration app has no business in ours. @param {import('electron-builder').AfterPackContext} context */
async function removeDefaultApp(context) {
  const resources =
    context.electronPlatformName === 'darwin'
      ? join(context.appOutDir, `${context.packager.appInfo.productFilename}.app`, 'Contents', 'Resources')
      : join(context.appOutDir, 'resources');
  await rm(join(resources, 'default_app.asar'), { force: true });
}

/**
 * A folder on any web server, with what electron-builder has put into dist/. Whoever could change the answer could change
 * the app, hence https alone.
 * @param {string | undefined} address
 * @returns {NonNullable<import('electron-builder').Configuration['publish']> | null}
 */
function updateFeed(address) {
  if (address === undefined || address === '') return null;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Problem(`DOPPELSTAPEL_UPDATES is no address for updates: ${address}`, 'Give an https:// address, or none for a release without updates.');
  }
  return [{ provider: 'generic', url: address }];
}

/**
 * @param {PackageOptions} options
 * @returns {import('electron-builder').Configuration}
 */
export function packageConfiguration({ driven, output, updates, electron }) {
  return {
    appId: 'org.doppelstapel.app',
    productName: 'Doppelstapel',
    copyright: 'The Doppelstapel contributors, MIT licence',
    directories: { output, buildResources: 'build/icons' },
    // Everything that runs is bundled into out/: no node_modules.
    files: ['out/main/**', 'out/preload/**', 'out/renderer/**', 'package.json', '!**/*.map', '!node_modules/**'],
    asar: true,
    npmRebuild: false,
    publish: updateFeed(updates),
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    afterPack: removeDefaultApp,
    ...(electron === undefined ? {} : { electronDist: electron.dist, electronVersion: electron.version }),
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: driven,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      // The app keeps no cookies, and on macOS this would ask for the keychain.
      enableCookieEncryption: false,
    },
    win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }], icon: 'build/icons/icon.ico' },
    nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true, deleteAppDataOnUninstall: false },
    mac: {
      target: [{ target: 'dmg', arch: ['universal'] }, { target: 'zip', arch: ['universal'] }],
      icon: 'build/icons/icon.icns',
      category: 'public.app-category.card-games',
      extendInfo: {
        NSLocalNetworkUsageDescription:
          'Doppelstapel finds tables in this network and lets other players join yours. Doppelstapel findet Tische in diesem Netz und lässt andere an deinen Tisch.',
        NSBonjourServices: ['_doppelstapel._tcp'],
      },
    },
    linux: {
      target: ['AppImage', 'deb', 'tar.gz'],
      icon: 'build/icons/icon.png',
      category: 'Game',
      executableName: 'doppelstapel',
      synopsis: 'A card table for a room full of people',
      // Debian's packages must name somebody; the project has no page and no mailbox of its own.
      maintainer: 'The Doppelstapel contributors <contributors@doppelstapel.invalid>',
      desktop: { entry: { Name: 'Doppelstapel', Keywords: 'cards;party;LAN;' } },
    },
    extraMetadata: { homepage: 'https://doppelstapel.invalid' },
  };
}
