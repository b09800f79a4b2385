import { appBridge } from './bridge';
import type { HostLink } from './host-link';

/** The host inside this app. The messages are the same as over the network. */
export function openBridgeLink(): HostLink {
  const bridge = appBridge();
  const closed = new Set<() => void>();
  let stop: (() => void) | null = null;
  return {
    send: (message) => bridge?.send(message),
    onOpen(handler) {
      // After the caller has attached its handlers, as a socket would.
      queueMicrotask(() => {
        bridge?.connect();
        handler();
      });
    },
    onMessage(handler) {
      stop = bridge?.onMessage(handler) ?? null;
    },
    onClose: (handler) => void closed.add(handler),
    close() {
      stop?.();
      for (const handler of closed) handler();
    },
  };
}
