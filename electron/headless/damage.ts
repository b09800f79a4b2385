import type { Game } from '@shared/engine/game';
import { RecoveryError, recover, type Recovered } from '../host/recovery';
import { damagedAt, eveningOf, eveningTime, type DamagedTable, type StoredTable } from '../storage/evenings';
import { basename } from 'node:path';

/**
 * Something that the person who hosts should be told, though the host runs: a table's journal of the last evening is
 * damaged, or does not fit the rules as they are. It was left as it is, and the table is not there.
 */
export interface DamageReport {
  readonly code: 'journal-damaged';
  readonly file: string;
  /** Line of the first record that does not fit, counted from 1. */
  readonly line: number;
  /** When the evening began. */
  readonly evening: Date;
  /** Number of the table in that evening, counted from 1. */
  readonly table: number;
  /** Null where not even that can be read. */
  readonly tableName: string | null;
  /** How many records before the damage are good. */
  readonly good: number;
  /** How many lines there are from the damage on. */
  readonly lost: number;
  /** The match that was shown where the good records end, and how many of its moves they have; null in the lobby. */
  readonly match: { readonly game: string; readonly round: number; readonly moves: number } | null;
  /** Whether the table can go on from before the damage. */
  readonly canGoOn: boolean;
}

/** A table as far as it can be believed, and what that comes to: null when it never was one. */
export interface Examined {
  readonly stored: StoredTable;
  readonly recovered: Recovered | null;
}

/** Plays a table's records again; what the rules refuse is damage like any other. */
export function examine(stored: StoredTable, games: readonly Game[]): Examined {
  try {
    return { stored, recovered: recover(games, stored.records) };
  } catch (error) {
    if (!(error instanceof RecoveryError)) throw error;
    return examine(damagedAt(stored, error.index), games);
  }
}

/** What the host should know of a damaged table. */
export function damageReport(stored: DamagedTable, recovered: Recovered | null): DamageReport {
  const match = recovered?.state.match ?? null;
  return {
    code: 'journal-damaged',
    file: stored.path,
    line: stored.line,
    evening: eveningTime(eveningOf(basename(stored.path)) ?? ''),
    table: stored.table,
    tableName: recovered?.state.tableName ?? null,
    good: stored.records.length,
    lost: stored.lost,
    match: match === null ? null : { game: match.game, round: match.round, moves: recovered?.run?.match.version ?? 0 },
    canGoOn: recovered !== null,
  };
}
