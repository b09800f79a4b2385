import type { Animation } from '@renderer/composables/animation';

/** What a hand needs of the animation. */
export type CardFlights = Pick<Animation<unknown>, 'addPlace' | 'removePlace' | 'awaited'>;

/** A call button as it looks now. */
export interface CallLook {
  readonly id: string;
  readonly label: string;
  readonly possible: boolean;
  /** Every millisecond counts: it is called by the press, not by letting go. */
  readonly swift?: boolean;
  /** The one thing that matters now. */
  readonly urgent?: boolean;
}

/** A card in the viewer's hand. */
export interface HandCard {
  readonly id: number;
  /** What a screen reader says. */
  readonly label: string;
  /** Cannot be laid now, where the table helps. */
  readonly dimmed: boolean;
}
