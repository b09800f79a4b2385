import type { IpcMainLike, Sender } from '@electron/ipc/checked-ipc';
import type { Frame } from '@electron/ipc/trust';

export const OWN_PAGE = 'app://doppelstapel/index.html';

export function frameOf(url: string, parent: Frame | null = null): Frame {
  return { url, parent };
}

/** A window's contents, with what was sent to it. */
export class FakeSender implements Sender {
  readonly id: number;
  readonly sent: { channel: string; message: unknown }[] = [];
  readonly #listeners = new Map<string, (() => void)[]>();
  #destroyed = false;

  constructor(id = 1) {
    this.id = id;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  send(channel: string, message: unknown): void {
    this.sent.push({ channel, message });
  }

  on(event: 'destroyed' | 'render-process-gone', listener: () => void): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  get listenerCount(): number {
    return [...this.#listeners.values()].flat().length;
  }

  end(event: 'destroyed' | 'render-process-gone'): void {
    this.#destroyed = event === 'destroyed';
    const listeners = this.#listeners.get(event) ?? [];
    for (const listener of listeners) listener();
  }
}

type Listener = Parameters<IpcMainLike['on']>[1];
type Answerer = Parameters<IpcMainLike['handle']>[1];

/** Electron's ipcMain without Electron. */
export class FakeIpcMain implements IpcMainLike {
  readonly #listeners = new Map<string, Listener>();
  readonly #answerers = new Map<string, Answerer>();

  on(channel: string, listener: Listener): this {
    this.#listeners.set(channel, listener);
    return this;
  }

  handle(channel: string, listener: Answerer): void {
    this.#answerers.set(channel, listener);
  }

  send(channel: string, sender: Sender, senderFrame: Frame | null, args: unknown[]): void {
    this.#listeners.get(channel)?.({ sender, senderFrame }, ...args);
  }

  ask(channel: string, sender: Sender, senderFrame: Frame | null, args: unknown[]): unknown {
    return this.#answerers.get(channel)?.({ sender, senderFrame }, ...args);
  }
}
