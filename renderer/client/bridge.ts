import type { Bridge } from '@shared/protocol/bridge';

/** What the app's preload offers this page; null in a browser. */
export function appBridge(): Bridge | null {
  return (globalThis as { doppelstapel?: Bridge }).doppelstapel ?? null;
}

export function isApp(): boolean {
  return appBridge() !== null;
}
