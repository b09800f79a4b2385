import type { Discovery } from '@shared/protocol/discovery';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import type { Answers } from '../ipc/channels';

/** All that a page of the app can reach beyond the web: `window.doppelstapel`. */
export interface Bridge {
  /** Opens the way to the host inside this app. */
  connect(): void;
  send(message: ClientMessage): void;
  close(): void;
  /** Returns the function that ends listening. */
  onMessage(handler: (message: HostMessage) => void): () => void;
  /** Looks for tables in the network and tells every change. Returns the function that ends looking. */
  findTables(handler: (discovery: Discovery) => void): () => void;
  info(): Promise<Answers['app:info']>;
}
