import { isDeepStrictEqual } from 'node:util';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import type { Discovery, FoundTable } from '@shared/protocol/discovery';
import type { AskAlive } from './alive';
import { Candidate } from './candidate';
import type { OpenRadio, Sighting } from './radio';
import { Radios } from './radios';

/** How often the tables are asked whether they are still there, in milliseconds. */
const EVERY = 2500;

/** More tables than any party has; keeps a flood of announcements out of memory. */
const MAXIMUM_CANDIDATES = 64;

export interface BrowseOptions {
  readonly open: OpenRadio;
  /** Addresses of the interfaces to look on, at the moment. */
  interfaces(): readonly string[];
  readonly ask: AskAlive;
  /** Whether an instance is this app's own host. */
  isOwn(instance: string): boolean;
}

export type Watcher = (discovery: Discovery) => void;

/**
 * Finds the tables of the network as long as somebody watches. Announcements only say where to look: a table is shown
 * while it answers by itself, as crashed hosts say no goodbye.
 */
export class TableBrowser {
  readonly #options: BrowseOptions;
  readonly #watchers = new Set<Watcher>();
  readonly #candidates = new Map<string, Candidate>();
  #radios: Radios | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #told: Discovery | null = null;

  constructor(options: BrowseOptions) {
    this.#options = options;
  }

  /** Tells at once how it stands, and then every change. Returns the function that ends watching. */
  watch(watcher: Watcher): () => void {
    // A function of its own for each watcher, so that the same one may watch twice.
    const own: Watcher = (discovery) => watcher(discovery);
    this.#watchers.add(own);
    if (this.#radios === null) this.#start();
    else if (this.#told !== null) own(this.#told);
    return () => {
      if (this.#watchers.delete(own) && this.#watchers.size === 0) this.#stop();
    };
  }

  #start(): void {
    const listener = {
      onSeen: (sighting: Sighting) => this.#see(sighting),
      onGone: (instance: string) => {
        const candidate = this.#candidates.get(instance);
        if (candidate === undefined) return;
        // A host that changes its announcement takes the old one back first: only one that is silent as well is gone.
        candidate.saysGoodbye();
        void this.#check(candidate);
      },
    };
    this.#radios = new Radios(this.#options.open, () => this.#options.interfaces(), (radio) => radio.listen(listener));
    this.#timer = setInterval(() => this.#look(), EVERY);
    this.#radios.refresh();
    this.#tell();
  }

  #stop(): void {
    clearInterval(this.#timer);
    const radios = this.#radios;
    this.#radios = null;
    this.#candidates.clear();
    this.#told = null;
    void radios?.close();
  }

  #look(): void {
    this.#radios?.refresh();
    this.#radios?.each((radio) => radio.ask());
    for (const candidate of this.#candidates.values()) void this.#check(candidate);
    this.#tell();
  }

  #see(sighting: Sighting): void {
    if (this.#radios === null) return;
    const known = this.#candidates.get(sighting.instance);
    if (known === undefined && this.#candidates.size >= MAXIMUM_CANDIDATES) return;
    const candidate = known ?? new Candidate(sighting.instance);
    this.#candidates.set(sighting.instance, candidate);
    candidate.see(sighting);
    void this.#check(candidate);
  }

  async #check(candidate: Candidate): Promise<void> {
    if (this.#options.isOwn(candidate.instance)) return;
    await candidate.check(this.#options.ask);
    if (candidate.isGone && this.#candidates.get(candidate.instance) === candidate) this.#candidates.delete(candidate.instance);
    this.#tell();
  }

  #tell(): void {
    if (this.#radios === null) return;
    const discovery = this.#discovery(this.#radios.unavailable);
    if (isDeepStrictEqual(discovery, this.#told)) return;
    this.#told = discovery;
    for (const watcher of [...this.#watchers]) watcher(discovery);
  }

  #discovery(unavailable: string | null): Discovery {
    const others = [...this.#candidates.values()].filter(({ instance }) => !this.#options.isOwn(instance));
    const tables = others.flatMap(({ tables: notices, address }): FoundTable[] =>
      address === null
        ? []
        : notices.map(({ protocol, ...rest }) => ({ ...rest, address, isSameVersion: protocol === PROTOCOL_VERSION })),
    );
    return {
      unavailable,
      // By name, so that rows stay where they are; two of the same name by what never changes.
      tables: tables.toSorted((one, other) => one.name.localeCompare(other.name) || (one.instance < other.instance ? -1 : 1)),
      silent: others.flatMap(({ silentName }) => silentName ?? []).toSorted(),
    };
  }
}
