/** A call button as it looks now. */
export interface CallLook {
  readonly id: string;
  readonly label: string;
  readonly possible: boolean;
}

/** A card in the viewer's hand. */
export interface HandCard {
  readonly id: number;
  /** What a screen reader says. */
  readonly label: string;
  /** Cannot be laid now, where the table helps. */
  readonly dimmed: boolean;
}
