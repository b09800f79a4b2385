import type { Game } from '@shared/engine/game';
import { RecoveryError, recover, type Recovered } from '../host/recovery';
import type { Services } from '../host/services';
import { Table } from '../host/table';
import { beginTable, continueTable, eveningId, readLatestEvening, type Evening, type ReadTable, type StoredTable } from '../storage/evenings';

/** Something that the person who hosts should be told, though the host runs. */
export interface HostWarning {
  /**
   * A table's journal of the last evening is damaged in its middle, or does not fit the rules as they are; it was left as
   * it is, and the table is not there.
   */
  readonly code: 'journal-damaged';
  readonly file: string;
  /** Line of the first record that does not fit, counted from 1. */
  readonly line: number;
}

interface Unfinished {
  readonly stored: ReadTable;
  readonly recovered: Recovered;
}

/** What a table of an earlier run comes to: where it can be gone on with, a warning, or null when it is over. */
function reopened(stored: StoredTable, games: readonly Game[]): Unfinished | HostWarning | null {
  if (stored.kind === 'damaged') return { code: 'journal-damaged', file: stored.path, line: stored.line };
  try {
    const recovered = recover(games, stored.records);
    return recovered?.isUnfinished === true ? { stored, recovered } : null;
  } catch (error) {
    if (!(error instanceof RecoveryError)) throw error;
    return { code: 'journal-damaged', file: stored.path, line: error.index + 1 };
  }
}

/** The journals of one evening: those of an earlier run that was broken off, and those of new tables. */
export class TableStore {
  readonly warnings: readonly HostWarning[];
  readonly #folder: string;
  readonly #evening: string;
  readonly #unfinished: readonly Unfinished[];
  /** How many journals the evening has. */
  #count: number;

  private constructor(folder: string, latest: Evening | null, games: readonly Game[]) {
    const found = (latest?.tables ?? []).map((stored) => reopened(stored, games));
    this.warnings = found.flatMap((one) => (one !== null && 'code' in one ? [one] : []));
    this.#unfinished = found.flatMap((one) => (one !== null && 'stored' in one ? [one] : []));
    const goesOn = latest !== null && this.#unfinished.length > 0;
    this.#folder = folder;
    this.#evening = goesOn ? latest.id : eveningId(new Date());
    this.#count = goesOn ? latest.tables.length : 0;
  }

  /** Reads what the folder holds of the last evening. */
  static async open(folder: string, games: readonly Game[]): Promise<TableStore> {
    return new TableStore(folder, await readLatestEvening(folder), games);
  }

  /** The tables of the evening that was broken off, with everybody away. */
  resume(servicesFor: (first: boolean) => Services): Promise<Table[]> {
    return Promise.all(
      this.#unfinished.map(async ({ stored, recovered }, index) =>
        Table.resume(servicesFor(index === 0), await continueTable(stored), recovered),
      ),
    );
  }

  /** A new table of this evening. @throws when its journal cannot be written */
  async create(services: Services, name: string): Promise<Table> {
    this.#count += 1;
    return Table.open(services, await beginTable(this.#folder, this.#evening, this.#count), name);
  }
}
