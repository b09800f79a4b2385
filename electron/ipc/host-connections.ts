import type { HostMessage } from '@shared/protocol/messages';
import type { Connection } from '../transport/connection';
import type { CheckedIpc, Sender } from './checked-ipc';
import { HOST_MESSAGE } from './window-messages';

const MAXIMUM_EARLY = 20;

/** A window of this app as a client of the host in this process. */
class WindowConnection implements Connection {
  readonly origin = 'local';
  readonly remote = 'this computer';
  readonly #sender: Sender;
  readonly #messageHandlers: ((message: unknown) => void)[] = [];
  readonly #closeHandlers: (() => void)[] = [];
  /** What came before the host, which may only just be starting, began to listen. */
  #early: unknown[] = [];
  #open = true;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  send(message: HostMessage): void {
    if (this.#open && !this.#sender.isDestroyed()) this.#sender.send(HOST_MESSAGE, message);
  }

  roundTrip(): number {
    return 0;
  }

  onMessage(handler: (message: unknown) => void): void {
    this.#messageHandlers.push(handler);
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.receive(message);
  }

  onClose(handler: () => void): void {
    this.#closeHandlers.push(handler);
  }

  receive(message: unknown): void {
    if (this.#messageHandlers.length === 0 && this.#early.length < MAXIMUM_EARLY) this.#early.push(message);
    for (const handler of this.#messageHandlers) handler(message);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const handler of this.#closeHandlers) handler();
  }
}

/** Which of the app's windows are at its own table. */
export interface WindowConnections {
  /** Whether the contents with this id are connected to the host in this process. */
  isAtTable(id: number): boolean;
}

/** The IPC transport: hands every window that asks for the host to `accept`, as a connection like any other. */
export function serveWindows(ipc: CheckedIpc, accept: (connection: Connection) => void): WindowConnections {
  const connections = new Map<number, WindowConnection>();
  const watched = new WeakSet<Sender>();

  function close(id: number): void {
    connections.get(id)?.close();
    connections.delete(id);
  }

  function watch(sender: Sender): void {
    if (watched.has(sender)) return;
    watched.add(sender);
    sender.on('destroyed', () => close(sender.id));
    sender.on('render-process-gone', () => close(sender.id));
  }

  ipc.on('host:open', (_nothing, sender) => {
    // A reloaded page asks again; what it had before is over.
    close(sender.id);
    const connection = new WindowConnection(sender);
    connections.set(sender.id, connection);
    watch(sender);
    accept(connection);
  });
  ipc.on('host:message', (message, sender) => connections.get(sender.id)?.receive(message));
  ipc.on('host:close', (_nothing, sender) => close(sender.id));
  return { isAtTable: (id) => connections.get(id)?.isOpen ?? false };
}
