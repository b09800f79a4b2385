import type { UpdateState } from '@shared/protocol/updates';
import { installsOnQuit, mayGoOn, nextStep } from './policy';
import type { Progress } from './policy';

/** A newer version that the server has. */
export interface FoundUpdate {
  readonly version: string;
  download(): Promise<void>;
  cancel(): void;
}

/** As much of the updater as is used; tests put their own in its place. */
export interface Updater {
  check(): Promise<FoundUpdate | null>;
  /** Whether what was downloaded is installed when the app ends. */
  installOnQuit(install: boolean): void;
}

export interface UpdateSurroundings {
  /** Whether this copy of the app can update itself. */
  readonly isAvailable: boolean;
  /** Brings the updater; not called before it is needed. */
  load(): Promise<Updater>;
  /** No match is running, and nobody else is there. */
  isQuiet(): boolean;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  readonly store: { load(): boolean; save(isOn: boolean): void };
}

/** How often it is looked whether something may be done; looking asks nobody. */
const LOOK_EVERY = 10_000;

/** Keeps an installed app up to date, never in the middle of an evening and never by starting it anew. */
export class Updates {
  readonly #surroundings: UpdateSurroundings;
  #updater: Promise<Updater> | null = null;
  #isOn: boolean;
  #progress: Progress = 'idle';
  #found: FoundUpdate | null = null;
  #checkedAt: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(surroundings: UpdateSurroundings) {
    this.#surroundings = surroundings;
    this.#isOn = surroundings.store.load();
  }

  get state(): UpdateState {
    const { isAvailable } = this.#surroundings;
    return { isAvailable, isOn: isAvailable && this.#isOn, ready: this.#progress === 'ready' ? (this.#found?.version ?? null) : null };
  }

  start(): void {
    if (this.#surroundings.isAvailable) this.#timer = setInterval(() => this.#look(), LOOK_EVERY);
  }

  switchTo(isOn: boolean): void {
    if (!this.#surroundings.isAvailable) return;
    this.#isOn = isOn;
    this.#surroundings.store.save(isOn);
    this.#look();
  }

  /** The app is closing; `isPlaying` when a match will go on the next time. */
  async end(isPlaying: boolean): Promise<void> {
    clearInterval(this.#timer);
    if (this.#progress === 'downloading') this.#found?.cancel();
    const updater = await this.#updater?.catch(() => null);
    updater?.installOnQuit(installsOnQuit({ isOn: this.#isOn, progress: this.#progress }, isPlaying));
  }

  get #mayGoOn(): boolean {
    return mayGoOn({ isOn: this.#isOn, isQuiet: this.#surroundings.isQuiet() });
  }

  #look(): void {
    const sinceLastCheck = this.#checkedAt === null ? null : this.#surroundings.now() - this.#checkedAt;
    const step = nextStep({ isOn: this.#isOn, isQuiet: this.#surroundings.isQuiet(), progress: this.#progress, sinceLastCheck });
    if (step === 'abort') this.#found?.cancel();
    if (step !== 'check') return;
    this.#progress = 'checking';
    this.#checkedAt = this.#surroundings.now();
    // Without a network, and without the server, the app is as good as before: the next time comes.
    this.#run().catch(() => {
      this.#progress = 'idle';
    });
  }

  async #run(): Promise<void> {
    this.#updater ??= this.#surroundings.load();
    const found = await (await this.#updater).check();
    this.#progress = 'idle';
    if (found === null) return;
    this.#found = found;
    if (this.#mayGoOn) {
      this.#progress = 'downloading';
      await found.download().catch((error: unknown) => {
        // Broken off for an evening, it is tried again after that.
        if (!this.#mayGoOn) this.#checkedAt = null;
        throw error;
      });
      this.#progress = 'ready';
    } else this.#checkedAt = null;
  }
}
