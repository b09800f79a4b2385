import type { CallWindow } from '@shared/engine/contract';
import type { Clock } from './clock';

interface OpenWindow {
  readonly openedAt: number;
  readonly version: number;
  cancel(): void;
}

/** When each window for calls opened, and the timers that close them. */
export class WindowTimers {
  readonly #clock: Clock;
  readonly #allowance: (window: CallWindow) => number;
  readonly #elapsed: (window: number) => void;
  readonly #open = new Map<number, OpenWindow>();

  /** `allowance`: milliseconds that calls made in time may still be under way after a window has lasted. */
  constructor(clock: Clock, allowance: (window: CallWindow) => number, elapsed: (window: number) => void) {
    this.#clock = clock;
    this.#allowance = allowance;
    this.#elapsed = elapsed;
  }

  /**
   * Follows the match at `version`: new windows open at `openedAt` (host's clock, milliseconds), those that are gone
   * are closed.
   */
  update(windows: readonly CallWindow[], version: number, openedAt: number): void {
    const ids = new Set(windows.map((window) => window.id));
    for (const [id, window] of this.#open) {
      if (ids.has(id)) continue;
      window.cancel();
      this.#open.delete(id);
    }
    for (const window of windows) {
      if (this.#open.has(window.id)) continue;
      this.#open.set(window.id, { openedAt, version, cancel: this.#timer(window, openedAt) });
    }
  }

  /** When the window opened, and at which version of the match; null when it is not open. */
  opening(window: number): { readonly openedAt: number; readonly version: number } | null {
    return this.#open.get(window) ?? null;
  }

  clear(): void {
    for (const window of this.#open.values()) window.cancel();
    this.#open.clear();
  }

  #timer(window: CallWindow, openedAt: number): () => void {
    if (window.lasts === null) return () => undefined;
    const wait = openedAt - this.#clock.now() + window.lasts + this.#allowance(window);
    return this.#clock.after(wait, () => this.#elapsed(window.id));
  }
}
