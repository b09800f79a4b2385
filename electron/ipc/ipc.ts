import { ipcMain } from 'electron';
import { CheckedIpc } from './checked-ipc';

/** The one place where ipcMain is touched. */
export function openIpc(trustedOrigins: readonly string[]): CheckedIpc {
  return new CheckedIpc(ipcMain, trustedOrigins, (channel, reason) => {
    console.warn(`refused a message on ${channel}: ${reason}`);
  });
}
