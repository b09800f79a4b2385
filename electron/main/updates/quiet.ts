/** What says whether an evening is going on. */
export interface Evening {
  /** The host in this process; null while there is none. */
  readonly host: { isPlaying(): boolean; visitors(): number } | null;
  /** What the player's window shows. */
  readonly address: string;
  /** Whether that window is at the table of this very host. */
  readonly isAtOwnTable: boolean;
}

/** No match is running, nobody else is at the own table, and nobody here is a guest at another one. */
export function isQuiet({ host, address, isAtOwnTable }: Evening): boolean {
  if (host !== null && (host.isPlaying() || host.visitors() > 0)) return false;
  return isAtOwnTable || !address.includes('#/room');
}
