import { appBridge } from './bridge';
import type { HostLink } from './host-link';

/** The host inside this app. The messages are the same as over the network. */
export function openBridgeLink(): HostLink {
  const bridge = appBridge();
  const closeHandlers: (() => void)[] = [];
  const ends: (() => void)[] = [];

  function close(): void {
    for (const end of ends) end();
    bridge?.close();
    for (const handler of closeHandlers) handler();
  }

  return {
    send: (message) => bridge?.send(message),
    onOpen(handler) {
      // Later, as a socket would, so that the caller can attach its other handlers first.
      queueMicrotask(() => {
        bridge?.connect();
        handler();
      });
    },
    onMessage(handler) {
      if (bridge !== null) ends.push(bridge.onMessage(handler));
    },
    onClose: (handler) => void closeHandlers.push(handler),
    close,
  };
}
