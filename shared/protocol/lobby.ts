import type { OptionValues, Outcome, Seat } from '../engine/contract';

export type BotLevel = 'easy' | 'medium' | 'hard';
export const BOT_LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard'];

/** What a person sits at. */
export type Device = 'app' | 'phone' | 'television';

/** Who has a seat. A person's seat stays theirs while they are away; `standIn` plays for them until they return. */
export type Occupant =
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly device: Device; readonly connected: boolean; readonly standIn: BotLevel | null }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** Why the match cannot start yet; each code names a sentence in the locale files. */
export interface StartObstacle {
  readonly code: 'too-few-players' | 'too-many-players' | 'player-away' | 'match-running';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What one finished match of the evening came to. */
export interface FinishedMatch {
  /** Its number in the evening. Matches that were broken off have one as well, and are not listed. */
  readonly round: number;
  readonly game: string;
  /** For each seat what its player was called then. */
  readonly names: readonly string[];
  /** For each seat its player's line in the scores. */
  readonly lines: readonly number[];
  readonly outcome: Outcome;
  /** In milliseconds since 1970, as the hosting computer knows them; null where it was stopped at that moment. */
  readonly endedAt: number | null;
}

/** A person's line in the evening's table. */
export interface EveningScore {
  readonly name: string;
  /** The person's seat; null while they have none. */
  readonly seat: Seat | null;
  readonly matches: number;
  readonly wins: number;
  readonly points: number;
}

/** Somebody who is connected and has no seat: whoever looks on, and televisions. */
export interface Onlooker {
  readonly person: string;
  readonly device: Device;
}

/** Somebody without a seat who says that this one is theirs; its person is away. The host decides. */
export interface SeatClaim {
  readonly seat: Seat;
  readonly person: string;
}

/** Another table at the same host. */
export interface Neighbour {
  readonly table: string;
  readonly tableName: string;
  readonly code: string;
  readonly game: string;
  readonly isRunning: boolean;
  readonly locked: boolean;
  /** Seats that are taken, of how many. */
  readonly taken: number;
  readonly seats: number;
}

/** The room around the matches, as everybody in it may know it. No token ever stands here. */
export interface Lobby {
  readonly tableName: string;
  /** Join code: capitals and digits that cannot be confused. */
  readonly code: string;
  /** Whether newcomers are turned away although they have the code. */
  readonly locked: boolean;
  /** Addresses that others can reach, best first, as `http://host:port`. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly options: OptionValues;
  /** Seats in order of play; the index is the seat. */
  readonly seats: readonly Occupant[];
  readonly onlookers: readonly Onlooker[];
  readonly claims: readonly SeatClaim[];
  /** How many seats the chosen game and its options have at most. */
  readonly maximumSeats: number;
  /** Person ids of those who may change the table. */
  readonly hosts: readonly string[];
  readonly obstacle: StartObstacle | null;
  /** House rule of the table: seconds for a decision, or null for as long as one likes. */
  readonly turnLimit: number | null;
  /** Whether the match stands still. */
  readonly paused: boolean;
  /**
   * The running match, or the one whose result is shown; null in the lobby. Its seat N is `seats[N]` for N below `seats`;
   * occupants beyond came later and play from the next match.
   */
  readonly match: { readonly id: string; readonly game: string; readonly round: number; readonly seats: number } | null;
  readonly finished: readonly FinishedMatch[];
  readonly scores: readonly EveningScore[];
  /** The host's other tables, in the order in which they were opened. */
  readonly neighbours: readonly Neighbour[];
}
