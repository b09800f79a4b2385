import type { TelevisionWindow } from '@shared/protocol/television-window';
import type { Rectangle } from '../rectangle';
import type { ChoiceStore, TelevisionChoice } from './choice';
import { Mover } from './mover';
import type { Decided, MovableWindow } from './mover';
import { displayOf, findDisplay, placeTelevision } from './place';
import type { DisplayMark, LiveDisplay, Place } from './place';

/** As much of Electron's screen as is used; tests put their own in its place. */
export interface ScreenLike {
  getAllDisplays(): LiveDisplay[];
  on(event: 'display-added' | 'display-removed' | 'display-metrics-changed', listener: () => void): unknown;
}

/** As much of the television's window as is used. */
export interface ShownWindow extends MovableWindow {
  close(): void;
  on(event: 'closed' | 'enter-full-screen', listener: () => void): unknown;
}

export interface Surroundings {
  readonly screen: ScreenLike;
  readonly store: ChoiceStore;
  /** Opens the window at these bounds, not yet full screen. */
  open(bounds: Rectangle): ShownWindow;
  /** Keeps the displays from going dark, until the returned function is called. */
  keepAwake(): () => void;
  /** Where the player's window is; null while there is none. */
  player(): Rectangle | null;
}

interface Shown {
  readonly window: ShownWindow;
  readonly mover: Mover;
  place: Place;
}

function sameRectangle(first: Rectangle, second: Rectangle): boolean {
  return first.x === second.x && first.y === second.y && first.width === second.width && first.height === second.height;
}

function samePlace(first: Place, second: Place): boolean {
  return first.display === second.display && first.fullScreen === second.fullScreen && sameRectangle(first.bounds, second.bounds);
}

function markOf({ id, label }: LiveDisplay): DisplayMark {
  return { id, label };
}

/** The television as a second window of the hosting app: on which display it is, and that it is never lost with one. */
export class Television {
  readonly #surroundings: Surroundings;
  readonly #watchers = new Set<(state: TelevisionWindow) => void>();
  #choice: TelevisionChoice;
  #shown: Shown | null = null;
  #isAvailable = false;
  #isEnding = false;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#choice = surroundings.store.load();
    surroundings.screen.on('display-added', () => this.#displaysChanged());
    surroundings.screen.on('display-removed', () => this.#displaysChanged());
    surroundings.screen.on('display-metrics-changed', () => this.#displaysChanged());
  }

  get state(): TelevisionWindow {
    const displays = this.#surroundings.screen.getAllDisplays();
    const playing = displayOf(displays, this.#surroundings.player());
    return {
      isAvailable: this.#isAvailable,
      shownOn: this.#shown?.place.display ?? null,
      displays: displays.map((display) => ({
        id: display.id,
        label: display.label,
        width: display.bounds.width,
        height: display.bounds.height,
        isPlayers: display === playing,
      })),
    };
  }

  /** Tells the state, and every change of it. Returns the function that ends watching. */
  watch(watcher: (state: TelevisionWindow) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.state);
    return () => void this.#watchers.delete(watcher);
  }

  /**
   * The app's own table is open: there is something to show. A television that was open the last time is opened again,
   * where its display is there and has not got the player's window; otherwise it would only be in the way.
   */
  allow(): void {
    if (this.#isAvailable) return;
    this.#isAvailable = true;
    const display = findDisplay(this.#surroundings.screen.getAllDisplays(), this.#choice.display);
    if (this.#choice.open && display !== null && this.#decide()?.place.fullScreen === true) this.open(display.id);
    else this.#tell();
  }

  /** Shows the table on this display; without one on the display of the last time, or on one without the player's window. */
  open(wanted: number | null): void {
    if (!this.#isAvailable) return;
    const displays = this.#surroundings.screen.getAllDisplays();
    const display = displays.find(({ id }) => id === wanted) ?? findDisplay(displays, this.#choice.display);
    this.#choice = { open: true, display: display === null ? null : markOf(display) };
    const decided = this.#decide();
    if (decided === null) return;
    // What was found without a choice is one from now on, unless it is only the player's own display.
    const found = decided.place.fullScreen ? displays.find(({ id }) => id === decided.place.display) : undefined;
    if (display === null && found !== undefined) this.#choice = { open: true, display: markOf(found) };
    this.#surroundings.store.save(this.#choice);
    if (this.#shown === null) this.#shown = this.#show(decided.place);
    this.#shown.place = decided.place;
    this.#shown.mover.move();
    this.#tell();
  }

  /** The person has seen enough. */
  close(): void {
    this.#shown?.window.close();
  }

  /** The app is closing, which is nobody's wish to be without a television the next time. */
  end(): void {
    this.#isEnding = true;
    this.close();
  }

  #show(place: Place): Shown {
    const window = this.#surroundings.open(place.bounds);
    const letGo = this.#surroundings.keepAwake();
    const mover = new Mover(window, () => this.#decide());
    window.on('enter-full-screen', () => {
      if (!mover.tookFullScreen()) this.#adopt(window);
    });
    window.on('closed', () => {
      letGo();
      mover.stop();
      this.#shown = null;
      if (!this.#isEnding) this.#remember({ ...this.#choice, open: false });
      this.#tell();
    });
    return { window, mover, place };
  }

  /** Who drags the window to a display and makes it full screen there has chosen that one. */
  #adopt(window: ShownWindow): void {
    const display = displayOf(this.#surroundings.screen.getAllDisplays(), window.getBounds());
    if (display === null || this.#shown === null) return;
    this.#remember({ open: true, display: markOf(display) });
    const decided = this.#decide();
    if (decided !== null) this.#shown.place = decided.place;
    this.#tell();
  }

  #displaysChanged(): void {
    const decided = this.#decide();
    if (this.#shown !== null && decided !== null && !samePlace(this.#shown.place, decided.place)) {
      this.#shown.place = decided.place;
      this.#shown.mover.move();
    }
    this.#tell();
  }

  #decide(): Decided | null {
    const displays = this.#surroundings.screen.getAllDisplays();
    const place = placeTelevision(displays, this.#choice.display, this.#surroundings.player());
    return place === null ? null : { place, displays };
  }

  #remember(choice: TelevisionChoice): void {
    this.#choice = choice;
    this.#surroundings.store.save(choice);
  }

  #tell(): void {
    const { state } = this;
    for (const watcher of this.#watchers) watcher(state);
  }
}
