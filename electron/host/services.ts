import type { Seat } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import type { BotLevel, Neighbour } from '@shared/protocol/lobby';
import type { Clock } from './clock';
import type { TableRecord } from './records';

/** Where a table writes what it must not forget. */
export interface TableJournal {
  /**
   * Resolves when the record is safe on the disk, and not before.
   * @throws when it could not be written; then nothing of it is left.
   */
  append(record: TableRecord): Promise<void>;
  close(): Promise<void>;
}

/** What a bot may look at: a state in which everything that its seat cannot know was dealt anew. */
export interface BotQuestion {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
  readonly level: BotLevel;
}

export interface BotMind {
  /** One of the seat's legal actions, or null to let a call window pass. */
  choose(question: BotQuestion): Promise<unknown>;
}

/** What happens at a table, for whoever runs it; never with tokens or hidden cards. */
export type HostEvent =
  | { readonly type: 'joined'; readonly name: string }
  | { readonly type: 'left'; readonly name: string }
  | { readonly type: 'started'; readonly game: string; readonly round: number }
  | { readonly type: 'finished'; readonly game: string }
  | { readonly type: 'trouble'; readonly error: unknown };

/** Milliseconds that a bot takes for a decision, evenly distributed from `minimum` to `maximum`. */
export interface ThinkingTime {
  readonly minimum: number;
  readonly maximum: number;
}

/** How many messages a client on the network may send. */
export interface MessageLimit {
  /** A second, for long. */
  readonly rate: number;
  /** At once, after a rest. */
  readonly burst: number;
}

/** `local`: this computer's window is the host. `first-person`: whoever joins first, for a host without a window. */
export type HostPolicy = 'local' | 'first-person';

/** What the host gives a party. */
export interface HostServices {
  readonly games: readonly Game[];
  readonly clock: Clock;
  readonly bots: BotMind;
  readonly thinking: ThinkingTime;
  /** How long to wait at least for other calls after the first one, in milliseconds; longer where a link is slower. */
  readonly grace: number;
  readonly hostPolicy: HostPolicy;
  readonly messageLimit: MessageLimit;
  /** The time of day, in milliseconds since 1970: for people to read, and for nothing else. */
  timeOfDay(): number;
  /** Seed of a match; for real matches from a cryptographic source. */
  newSeed(): string;
  /** Where others reach this host, best first. */
  addresses(): readonly string[];
  report(event: HostEvent): void;
}

/** What every table of a party works with: that, and what the tables know of each other. */
export interface Services extends HostServices {
  /** The other tables of this host. */
  neighbours(table: string): readonly Neighbour[];
  /** Told after every change of a table, for whoever shows it from outside. */
  tableChanged(table: Neighbour): void;
}
