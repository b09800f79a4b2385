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
  info(): Promise<Answers['app:info']>;
}
