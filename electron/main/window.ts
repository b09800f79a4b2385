import { BrowserWindow, screen } from 'electron';
import { loadWindowState, MINIMUM_SIZE, placeWindow, saveWindowState } from './window-state';

/** Paper: what is seen before the first page is painted. */
const BACKGROUND = '#ECE4D3';

export interface WindowOptions {
  readonly address: string;
  readonly preload: string;
  readonly icon: string;
  readonly stateFile: string;
  readonly developing: boolean;
}

export function openWindow(options: WindowOptions): BrowserWindow {
  const state = loadWindowState(options.stateFile);
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: MINIMUM_SIZE.width,
    minHeight: MINIMUM_SIZE.height,
    show: false,
    title: 'Doppelstapel',
    backgroundColor: BACKGROUND,
    icon: options.icon,
    autoHideMenuBar: true,
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      spellcheck: false,
      devTools: options.developing,
    },
  });

  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize();
    if (state.fullScreen) window.setFullScreen(true);
    window.show();
  });
  window.on('close', () => {
    saveWindowState(options.stateFile, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  });
  // The match is the host's, not the page's: a page that crashed comes back to it.
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') window.reload();
  });
  void window.loadURL(options.address);
  return window;
}
