import type { ClientMessage, HostMessage } from '@shared/protocol/messages';

/** What the app's preload offers the renderer; absent in a browser. */
export interface Bridge {
  /** Opens the way to the host inside this app. */
  connect(): void;
  send(message: ClientMessage): void;
  onMessage(handler: (message: HostMessage) => void): () => void;
}

export function appBridge(): Bridge | null {
  const candidate = (globalThis as { doppelstapel?: Bridge }).doppelstapel;
  return candidate ?? null;
}

export function isApp(): boolean {
  return appBridge() !== null;
}
