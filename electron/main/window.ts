import { screen } from 'electron';
import type { BrowserWindow } from 'electron';
import { hardenedWindow } from './hardened-window';
import type { PageOptions } from './hardened-window';
import { loadWindowState, MINIMUM_SIZE, placeWindow, saveWindowState } from './window-state';

/** Opens the player's window where it was the last time. */
export function openWindow(page: PageOptions, stateFile: string): BrowserWindow {
  const state = loadWindowState(stateFile);
  const window = hardenedWindow(page, '', {
    ...placeWindow(
      state,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: MINIMUM_SIZE.width,
    minHeight: MINIMUM_SIZE.height,
  });

  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize();
    if (state.fullScreen) window.setFullScreen(true);
    window.show();
  });
  window.on('close', () => {
    saveWindowState(stateFile, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  });
  return window;
}
