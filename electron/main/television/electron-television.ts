import { powerSaveBlocker, screen } from 'electron';
import type { BrowserWindow } from 'electron';
import { hardenedWindow } from '../hardened-window';
import type { PageOptions } from '../hardened-window';
import type { Rectangle } from '../rectangle';
import { storedChoice } from './choice';
import { Television } from './television';

/** A client like any other television: its page says hello as one, and the host gives it the public table alone. */
const ROUTE = '#/television';

function openTelevisionWindow(page: PageOptions, title: string, bounds: Rectangle): BrowserWindow {
  const window = hardenedWindow(page, ROUTE, { ...bounds, title });
  window.on('page-title-updated', (event) => event.preventDefault());
  window.webContents.on('before-input-event', (_event, { type, key }) => {
    if (type === 'keyDown' && key === 'Escape' && window.isFullScreen()) window.setFullScreen(false);
  });
  // Both windows have the same loudspeakers, and the player's is heard already.
  window.webContents.setAudioMuted(true);
  // The player's window keeps the keyboard.
  window.showInactive();
  return window;
}

function keepAwake(): () => void {
  const blocker = powerSaveBlocker.start('prevent-display-sleep');
  return () => void powerSaveBlocker.stop(blocker);
}

/** The television on this computer's displays; only once the app is ready. */
export function electronTelevision(
  page: PageOptions,
  title: string,
  stateFile: string,
  player: () => Rectangle | null,
): Television {
  return new Television({
    screen,
    store: storedChoice(stateFile),
    open: (bounds) => openTelevisionWindow(page, title, bounds),
    keepAwake,
    player,
  });
}
