import type { ClientMessage, HostMessage } from '@shared/protocol/messages';

/** One connection to a host, whatever carries the messages. A link that has closed stays closed. */
export interface HostLink {
  send(message: ClientMessage): void;
  onOpen(handler: () => void): void;
  onMessage(handler: (message: HostMessage) => void): void;
  onClose(handler: () => void): void;
  close(): void;
}

/** Whose table: the host inside this app, or one that is reached over the network as `host:port`. */
export type Target = { readonly kind: 'own' } | { readonly kind: 'address'; readonly address: string };

export type OpenLink = (target: Target) => HostLink;

/** Why a request was not done: a code with a sentence in the locale files. */
export interface Cause {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Nobody is there, or nobody who speaks. */
export function noAnswer(target: Target): Cause {
  if (target.kind === 'own') return { code: 'no-answer-own', params: {} };
  return { code: 'no-answer', params: { address: target.address } };
}
