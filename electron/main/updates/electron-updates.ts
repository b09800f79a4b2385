import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import * as v from 'valibot';
import { loadStored, saveStored } from '../stored-file';
import { Updates } from './updates';
import type { Updater } from './updates';

const settingSchema = v.strictObject({ on: v.boolean() });

/** Whether this copy was installed in a way that can be renewed, by makers who named a place to ask. */
function isRenewable(): boolean {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return false;
  if (process.platform !== 'linux') return true;
  // An unpacked archive belongs to whoever unpacked it.
  return process.env['APPIMAGE'] !== undefined || existsSync(join(process.resourcesPath, 'package-type'));
}

async function loadUpdater(): Promise<Updater> {
  const { autoUpdater } = await import('electron-updater');
  autoUpdater.autoDownload = false;
  autoUpdater.logger = null;
  // Otherwise every copy would send a number of its own, by which it could be followed.
  autoUpdater.requestHeaders = { 'x-user-staging-id': 'none' };
  return {
    async check() {
      const result = await autoUpdater.checkForUpdates();
      if (result?.isUpdateAvailable !== true) return null;
      const { cancellationToken } = result;
      return {
        version: result.updateInfo.version,
        async download() {
          await autoUpdater.downloadUpdate(cancellationToken);
        },
        cancel: () => cancellationToken?.cancel(),
      };
    },
    installOnQuit(install) {
      autoUpdater.autoInstallOnAppQuit = install;
    },
  };
}

/** Updates of this copy, where it is installed; `isQuiet` says whether nobody would be disturbed. */
export function electronUpdates(settingFile: string, isQuiet: () => boolean): Updates {
  return new Updates({
    isAvailable: isRenewable(),
    load: loadUpdater,
    isQuiet,
    now: () => performance.now(),
    store: {
      load: () => loadStored(settingFile, settingSchema, { on: true }).on,
      save: (on) => saveStored(settingFile, { on }),
    },
  });
}
