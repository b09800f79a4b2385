import { hostname } from 'node:os';
import type { Connection } from '../transport/connection';
import type { HostOptions, RunningHost } from '../headless/start-host';
import type { HostWarning } from '../headless/table-store';

export interface OwnHostEvents {
  onFailure(error: unknown): void;
  onWarning(warning: HostWarning): void;
}

/** The host inside the app. It starts when the first window asks for it: who only joins opens no port. */
export class OwnHost {
  readonly #start: () => Promise<RunningHost>;
  readonly #events: OwnHostEvents;
  #running: Promise<RunningHost> | null = null;

  constructor(start: () => Promise<RunningHost>, events: OwnHostEvents) {
    this.#start = start;
    this.#events = events;
  }

  async connect(connection: Connection): Promise<void> {
    try {
      this.#running ??= this.#startAndWarn();
      const host = await this.#running;
      host.connectLocal(connection);
    } catch (error) {
      // The next window that asks tries again.
      this.#running = null;
      connection.send({ type: 'closed', code: 'storage-failed' });
      connection.close();
      this.#events.onFailure(error);
    }
  }

  /** Whether there is a host, or one is starting. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /**
   * Ends the host, has something done to its folder, and starts it with what is there then. Windows that ask meanwhile
   * wait for it.
   * @throws what `change` threw; the host is there again all the same
   */
  async reopen(change: () => Promise<void>): Promise<void> {
    const changed = this.#end().then(change);
    const running = changed.catch(() => undefined).then(() => this.#startAndWarn());
    this.#running = running;
    await running.catch((error: unknown) => {
      this.#running = null;
      throw error;
    });
    await changed;
  }

  close(): Promise<void> {
    return this.#end();
  }

  async #end(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    // A host that could not start has told so already, and has nothing to close.
    const host = await running?.catch(() => null);
    await host?.close();
  }

  async #startAndWarn(): Promise<RunningHost> {
    const host = await this.#start();
    for (const warning of host.warnings) this.#events.onWarning(warning);
    return host;
  }
}

/** What the table is called until its host says otherwise. */
export function usualTableName(): HostOptions['tableName'] {
  return hostname().split('.')[0]?.slice(0, 24) ?? 'Doppelstapel';
}
