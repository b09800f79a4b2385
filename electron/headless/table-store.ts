import type { Game } from '@shared/engine/game';
import type { Recovered } from '../host/recovery';
import type { Services } from '../host/services';
import { Table } from '../host/table';
import { beginTable, continueTable, newEveningId, readLatestEvening, type Evening, type ReadTable } from '../storage/evenings';
import { damageReport, examine, type DamageReport, type Examined } from './damage';

/** What the person who hosts should be told, though the host runs. */
export type HostWarning = DamageReport;

interface Unfinished {
  readonly stored: ReadTable;
  readonly recovered: Recovered;
}

/** Where a table of an earlier run can be gone on with, and null when it is over or damaged. */
function unfinished({ stored, recovered }: Examined): Unfinished | null {
  return stored.kind === 'read' && recovered?.isUnfinished === true ? { stored, recovered } : null;
}

function warning({ stored, recovered }: Examined): HostWarning | null {
  return stored.kind === 'damaged' ? damageReport(stored, recovered) : null;
}

/** The journals of one evening: those of an earlier run that was broken off, and those of new tables. */
export class TableStore {
  readonly warnings: readonly HostWarning[];
  readonly #folder: string;
  readonly #evening: string;
  readonly #unfinished: readonly Unfinished[];
  /** How many journals the evening has. */
  #count: number;

  private constructor(folder: string, latest: Evening | null, newId: string, games: readonly Game[]) {
    const found = (latest?.tables ?? []).map((stored) => examine(stored, games));
    this.warnings = found.flatMap((one) => warning(one) ?? []);
    this.#unfinished = found.flatMap((one) => unfinished(one) ?? []);
    const goesOn = latest !== null && this.#unfinished.length > 0;
    this.#folder = folder;
    this.#evening = goesOn ? latest.id : newId;
    this.#count = goesOn ? latest.tables.length : 0;
  }

  /** Reads what the folder holds of the last evening. */
  static async open(folder: string, games: readonly Game[]): Promise<TableStore> {
    return new TableStore(folder, await readLatestEvening(folder), await newEveningId(folder, new Date()), games);
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
    const journal = await beginTable(this.#folder, this.#evening, this.#count);
    try {
      return await Table.open(services, journal, name);
    } catch (error) {
      await journal.close();
      throw error;
    }
  }
}
