/** A display of the hosting computer, as the person who chooses one knows it. */
export interface DisplayChoice {
  readonly id: number;
  /** What the system calls it; often nothing. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Whether the player's window is there. */
  readonly isPlayers: boolean;
}

/** The television as a second window of the hosting app. */
export interface TelevisionWindow {
  /** Whether the app's own table is open, so that there is something to show. */
  readonly isAvailable: boolean;
  /** The display on which it is shown; null while it is closed. */
  readonly shownOn: number | null;
  readonly displays: readonly DisplayChoice[];
}
