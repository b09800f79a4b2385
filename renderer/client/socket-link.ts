import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import type { HostLink } from './host-link';

/** A host that is reached over the network. What comes in is the host's word; only its outer form is checked here. */
export function openSocketLink(address: string, secure = false): HostLink {
  const socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${address}/socket`);
  return {
    send(message: ClientMessage) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    onOpen(handler) {
      socket.addEventListener('open', handler);
    },
    onMessage(handler) {
      socket.addEventListener('message', (event: MessageEvent<unknown>) => {
        const message = readMessage(event.data);
        if (message !== null) handler(message);
      });
    },
    onClose(handler) {
      socket.addEventListener('close', handler);
    },
    close: () => socket.close(),
  };
}

export function readMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(data);
    const isMessage = typeof parsed === 'object' && parsed !== null && 'type' in parsed && typeof parsed.type === 'string';
    return isMessage ? (parsed as HostMessage) : null;
  } catch {
    return null;
  }
}
