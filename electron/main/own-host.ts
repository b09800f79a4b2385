import { hostname } from 'node:os';
import type { Connection } from '../transport/connection';
import type { HostOptions, RunningHost } from '../headless/start-host';

/** The host inside the app. It starts when the first window asks for it: who only joins opens no port. */
export class OwnHost {
  readonly #start: () => Promise<RunningHost>;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<RunningHost> | null = null;

  constructor(start: () => Promise<RunningHost>, onFailure: (error: unknown) => void) {
    this.#start = start;
    this.#onFailure = onFailure;
  }

  async connect(connection: Connection): Promise<void> {
    try {
      this.#running ??= this.#start();
      const host = await this.#running;
      host.connectLocal(connection);
    } catch (error) {
      // The next window that asks tries again.
      this.#running = null;
      connection.send({ type: 'closed', code: 'storage-failed' });
      connection.close();
      this.#onFailure(error);
    }
  }

  async close(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.then((host) => host.close());
  }
}

/** What the table is called until its host says otherwise. */
export function usualTableName(): HostOptions['tableName'] {
  return hostname().split('.')[0]?.slice(0, 24) ?? 'Doppelstapel';
}
