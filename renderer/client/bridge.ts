import type { Discovery } from '@shared/protocol/discovery';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';

/** What the app's preload offers the page; absent in a browser. */
interface Bridge {
  /** Opens the way to the host inside this app. */
  connect(): void;
  send(message: ClientMessage): void;
  close(): void;
  /** Returns the function that ends listening. */
  onMessage(handler: (message: HostMessage) => void): () => void;
  /** Looks for tables in the network and tells every change. Returns the function that ends looking. */
  findTables(handler: (discovery: Discovery) => void): () => void;
}

export function appBridge(): Bridge | null {
  return (globalThis as { doppelstapel?: Bridge }).doppelstapel ?? null;
}

export function isApp(): boolean {
  return appBridge() !== null;
}
