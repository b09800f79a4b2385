import type { Rectangle } from '../rectangle';
import { displayOf } from './place';
import type { LiveDisplay, Place } from './place';

/** As much of a window as has to be moved. */
export interface MovableWindow {
  isDestroyed(): boolean;
  isFullScreen(): boolean;
  setFullScreen(fullScreen: boolean): void;
  getBounds(): Rectangle;
  setBounds(bounds: Rectangle): void;
  once(event: 'leave-full-screen', listener: () => void): unknown;
}

/** What a system that says nothing about it is given to leave full screen, in milliseconds. */
const LEAVING = 500;
/** When a window manager has had its own way with the windows of a display that came or went. */
const SETTLED = 1000;

export interface Decided {
  readonly place: Place;
  readonly displays: readonly LiveDisplay[];
}

/**
 * Brings a window to its place within two seconds. A full-screen window cannot be moved: it becomes an ordinary one first,
 * which takes some systems a while. Afterwards it is looked once more whether the window manager left it there.
 */
export class Mover {
  readonly #window: MovableWindow;
  readonly #decide: () => Decided | null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;
  #entersFullScreen = false;

  constructor(window: MovableWindow, decide: () => Decided | null) {
    this.#window = window;
    this.#decide = decide;
  }

  /** Moves to what is decided by then. */
  move(): void {
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => this.#check(), SETTLED);
    if (this.#isLeaving) return;
    if (!this.#window.isFullScreen()) {
      this.#settle();
      return;
    }
    this.#isLeaving = true;
    this.#leaving = setTimeout(() => this.#left(), LEAVING);
    this.#window.once('leave-full-screen', () => this.#left());
    this.#window.setFullScreen(false);
  }

  /** Whether the window has just become full screen on account of this, and not of the person; asked once. */
  tookFullScreen(): boolean {
    const own = this.#entersFullScreen;
    this.#entersFullScreen = false;
    return own;
  }

  stop(): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#checking);
    this.#isLeaving = false;
  }

  #left(): void {
    if (!this.#isLeaving) return;
    clearTimeout(this.#leaving);
    this.#isLeaving = false;
    this.#settle();
  }

  #settle(): void {
    const decided = this.#window.isDestroyed() ? null : this.#decide();
    if (decided === null) return;
    this.#window.setBounds(decided.place.bounds);
    if (!decided.place.fullScreen) return;
    this.#entersFullScreen = true;
    this.#window.setFullScreen(true);
  }

  #check(): void {
    const decided = this.#window.isDestroyed() ? null : this.#decide();
    if (decided === null) return;
    const isThere = displayOf(decided.displays, this.#window.getBounds())?.id === decided.place.display;
    const coversPlayer = this.#window.isFullScreen() && !decided.place.fullScreen;
    if (isThere && !coversPlayer) return;
    this.move();
    clearTimeout(this.#checking);
  }
}
