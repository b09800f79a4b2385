import type { HostMessage } from '@shared/protocol/messages';
import type { Connection } from './connection';

/** The client's end of a connection within one process. */
export interface MemoryClient {
  send(message: unknown): void;
  onMessage(handler: (message: HostMessage) => void): void;
  onClose(handler: () => void): void;
  close(): void;
}

/** How a pair behaves; the defaults are those of this computer's own window. */
export interface MemoryLink {
  readonly origin: Connection['origin'];
  readonly remote: string;
  roundTrip(): number;
  /** Carries something to the other side; by default at once. */
  carry(deliver: () => void): void;
}

const thisComputer: MemoryLink = {
  origin: 'local',
  remote: 'this computer',
  roundTrip: () => 0,
  carry: (deliver) => deliver(),
};

/** Both ends of a connection without a network. Messages cross as JSON, so that neither side can hold the other's objects. */
export function memoryPair(link: Partial<MemoryLink> = {}): { readonly connection: Connection; readonly client: MemoryClient } {
  const { origin, remote, roundTrip, carry } = { ...thisComputer, ...link };
  const toHost: ((message: unknown) => void)[] = [];
  const toClient: ((message: HostMessage) => void)[] = [];
  const onClose: (() => void)[] = [];
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    for (const handler of onClose) handler();
  };
  const crossing = <Message>(handlers: readonly ((message: Message) => void)[], message: Message): void => {
    if (!open) return;
    const text = JSON.stringify(message);
    carry(() => {
      for (const handler of handlers) handler(JSON.parse(text) as Message);
    });
  };
  return {
    connection: {
      origin,
      remote,
      roundTrip,
      send: (message) => crossing(toClient, message),
      onMessage: (handler) => toHost.push(handler),
      onClose: (handler) => onClose.push(handler),
      close,
    },
    client: {
      send: (message) => crossing(toHost, message),
      onMessage: (handler) => toClient.push(handler),
      onClose: (handler) => onClose.push(handler),
      close,
    },
  };
}
