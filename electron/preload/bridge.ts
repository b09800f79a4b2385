import type { Discovery } from '@shared/protocol/discovery';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import type { TelevisionWindow } from '@shared/protocol/television-window';
import type { UpdateState } from '@shared/protocol/updates';
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
  /** Tells where the television is shown, and every change. Returns the function that ends it. */
  watchTelevision(handler: (television: TelevisionWindow) => void): () => void;
  /** Shows the public table in a second window on this display, or on the one that suits. */
  openTelevision(display: number | null): void;
  closeTelevision(): void;
  /** Asks where to save the own table's evening as one file. */
  saveEvening(): void;
  /** Asks for the file of an evening, to go on with it here. */
  openEvening(): void;
  /** Tells when the own table goes on with another evening. Returns the function that ends listening. */
  onEveningOpened(handler: () => void): () => void;
  /** Whether the app keeps itself up to date. */
  updates(): Promise<UpdateState>;
  switchUpdates(on: boolean): Promise<UpdateState>;
  info(): Promise<Answers['app:info']>;
}
