import type { HostMessage } from '@shared/protocol/messages';

/**
 * One client as the host sees it, whatever carries the messages: memory, IPC or a WebSocket. Incoming messages are
 * unchecked; the session checks every one against the protocol's schema.
 */
export interface Connection {
  /** `local` is this computer's own window: it hosts the table. */
  readonly origin: 'local' | 'network';
  /** Address of the other side for limits and logs; never shown to players. */
  readonly remote: string;
  /** The shortest recent round trip in milliseconds as this side measured it; 0 for this computer's own window. */
  roundTrip(): number;
  send(message: HostMessage): void;
  onMessage(handler: (message: unknown) => void): void;
  onClose(handler: () => void): void;
  close(): void;
}
