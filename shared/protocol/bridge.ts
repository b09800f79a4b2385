import type { Discovery } from './discovery';
import type { ClientMessage, HostMessage } from './messages';
import type { TelevisionWindow } from './television-window';
import type { UpdateState } from './updates';

/** What the app tells of itself. */
export interface AppInfo {
  readonly version: string;
  readonly locale: string;
}

/** All that a page of the app can reach beyond the web: `window.doppelstapel`, which the preload offers; absent in a browser. */
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
  info(): Promise<AppInfo>;
}
