import { EventEmitter } from 'node:events';
import type { Rectangle } from '@electron/main/rectangle';
import type { TelevisionChoice } from '@electron/main/television/choice';
import type { LiveDisplay } from '@electron/main/television/place';
import { Television } from '@electron/main/television/television';
import type { ShownWindow } from '@electron/main/television/television';

export const laptop = displayAt(1, 'Laptop', 0, 1280, 800);
export const set = displayAt(2, 'TV', 1280, 1920, 1080);

function displayAt(id: number, label: string, x: number, width: number, height: number): LiveDisplay {
  const bounds = { x, y: 0, width, height };
  return { id, label, bounds, workArea: bounds };
}

/** Electron's screen, with displays that a test plugs in and out. */
export class FakeScreen extends EventEmitter {
  displays: LiveDisplay[];

  constructor(displays: LiveDisplay[]) {
    super();
    this.displays = displays;
  }

  getAllDisplays(): LiveDisplay[] {
    return this.displays;
  }

  become(event: 'display-added' | 'display-removed' | 'display-metrics-changed', displays: LiveDisplay[]): void {
    this.displays = displays;
    this.emit(event);
  }
}

/** A window of a system that takes its time to leave full screen, or never says that it did. */
export class FakeWindow extends EventEmitter implements ShownWindow {
  /** Milliseconds to leave full screen; null for a system that is silent about it. */
  leaving: number | null = 100;
  bounds: Rectangle;
  #fullScreen = false;
  #destroyed = false;

  constructor(bounds: Rectangle) {
    super();
    this.bounds = bounds;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  setFullScreen(fullScreen: boolean): void {
    if (fullScreen) {
      this.#fullScreen = true;
      this.emit('enter-full-screen');
      return;
    }
    if (this.leaving === null) {
      this.#fullScreen = false;
      return;
    }
    setTimeout(() => {
      this.#fullScreen = false;
      this.emit('leave-full-screen');
    }, this.leaving);
  }

  getBounds(): Rectangle {
    return this.bounds;
  }

  setBounds(bounds: Rectangle): void {
    // What systems do with a full-screen window that is told to move.
    if (!this.#fullScreen) this.bounds = bounds;
  }

  close(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.emit('closed');
  }
}

/** A television on displays of the test's own. */
export class TelevisionTable {
  readonly screen: FakeScreen;
  readonly windows: FakeWindow[] = [];
  readonly television: Television;
  stored: TelevisionChoice;
  player: Rectangle | null = { x: 100, y: 100, width: 900, height: 600 };
  awake = 0;

  constructor(displays: LiveDisplay[], stored: TelevisionChoice = { open: false, display: null }) {
    this.screen = new FakeScreen(displays);
    this.stored = stored;
    this.television = new Television({
      screen: this.screen,
      store: { load: () => this.stored, save: (choice) => void (this.stored = choice) },
      open: (bounds) => {
        const window = new FakeWindow(bounds);
        this.windows.push(window);
        return window;
      },
      keepAwake: () => {
        this.awake += 1;
        return () => void (this.awake -= 1);
      },
      player: () => this.player,
    });
  }

  get window(): FakeWindow {
    const window = this.windows.at(-1);
    if (window === undefined) throw new Error('no television was opened');
    return window;
  }

  /** The display on which the window is, and how. */
  get shown(): { readonly display: string | null; readonly fullScreen: boolean } {
    const { x } = this.window.bounds;
    const display = this.screen.displays.find(({ bounds }) => x >= bounds.x && x < bounds.x + bounds.width);
    return { display: display?.label ?? null, fullScreen: this.window.isFullScreen() };
  }
}
