/** `standIn`: away, and a bot plays until they return. */
export type Presence = 'connected' | 'away' | 'standIn' | 'bot' | 'free';

/** A seat as a table's line of seats shows it. All words come ready from the game's texts. */
export interface SeatLook {
  readonly seat: number;
  readonly name: string;
  /** Cards in hand, or what a game counts instead; null where there is nothing to count. */
  readonly count: number | null;
  readonly presence: Presence;
  /** The presence in a word: "Bot", "abwesend". Empty where the sign is enough. */
  readonly presenceWord: string;
  /** What the others should know about this seat now. */
  readonly note: string;
  readonly turn: boolean;
  /** The viewer's own seat. */
  readonly own: boolean;
  /** Everything at once, for screen readers. */
  readonly label: string;
  /** May be chosen now, for a prompt that asks for a player. */
  readonly selectable: boolean;
}

export type Direction = 1 | -1;
