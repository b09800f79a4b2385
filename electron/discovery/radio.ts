/** A service as one network sees it. */
export interface Sighting {
  readonly instance: string;
  /** IPv4 addresses, the most promising first. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** What the table says of itself, unchecked. */
  readonly texts: Readonly<Record<string, unknown>>;
}

export interface Publication {
  readonly instance: string;
  readonly port: number;
  readonly texts: Readonly<Record<string, string>>;
}

export interface Listener {
  onSeen(sighting: Sighting): void;
  onGone(instance: string): void;
}

/** mDNS on one network interface. */
export interface Radio {
  /** Replaces what was published before. */
  publish(publication: Publication): void;
  listen(listener: Listener): void;
  /** Asks the network again who is there: packets get lost. */
  ask(): void;
  /** Says goodbye for what was published, and gives up the port. */
  close(): Promise<void>;
}

/** `onFailure` is told at most once, and the radio is dead then. @throws when there can be none */
export type OpenRadio = (interfaceAddress: string, onFailure: (error: Error) => void) => Radio;
