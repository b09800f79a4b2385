import { BrowserWindow } from 'electron';
import type { BrowserWindowConstructorOptions } from 'electron';

/** Paper: what is seen before the first page is painted. */
const BACKGROUND = '#ECE4D3';

/** What all windows of the app have in common. */
export interface PageOptions {
  /** Where the app's page is; each window adds its route. */
  readonly address: string;
  readonly preload: string;
  readonly icon: string;
  readonly developing: boolean;
}

/** Every window of the app is made here, so that none can be less closed than the others. */
export function hardenedWindow(
  page: PageOptions,
  route: string,
  look: Omit<BrowserWindowConstructorOptions, 'webPreferences'>,
): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    title: 'Doppelstapel',
    backgroundColor: BACKGROUND,
    icon: page.icon,
    autoHideMenuBar: true,
    ...look,
    webPreferences: {
      preload: page.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      spellcheck: false,
      devTools: page.developing,
    },
  });
  // The match is the host's, not the page's: a page that crashed comes back to it.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') window.reload();
  });
  void window.loadURL(`${page.address}${route}`);
  return window;
}
