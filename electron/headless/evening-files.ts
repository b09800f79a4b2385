import type { Game } from '@shared/engine/game';
import { CarriedEveningError, packEvening, readCarriedEvening, writeEvening, type CarriedTable } from '../storage/carried-evening';
import { eveningOf, newEveningId, readEvening, readLatestEvening } from '../storage/evenings';
import { writeSafely } from '../storage/write-safely';
import { damageReport, examine, type DamageReport, type Examined } from './damage';

/** How the name of an evening's file ends. */
export const EVENING_FILE_ENDING = 'doppelstapel';

/** There is no such evening: nobody has hosted here yet, or nothing of it can be read. */
export class NoEveningError extends Error {
  readonly code = 'no-evening';
  readonly folder: string;

  constructor(folder: string) {
    super(`no evening in ${folder}`);
    this.folder = folder;
  }
}

/** The evening cannot be saved as one file, because one of its journals is damaged. */
export class DamagedEveningError extends Error {
  readonly code = 'journal-damaged';
  readonly report: DamageReport;

  constructor(report: DamageReport) {
    super(`damaged: ${report.file}, line ${String(report.line)}`);
    this.report = report;
  }
}

/** Another evening is not over here; it would not be gone on with any more, though its journals stay. */
export class UnfinishedEveningError extends Error {
  readonly code = 'evening-unfinished';
  readonly tableName: string;

  constructor(tableName: string) {
    super(`an evening is not over at the table ${tableName}`);
    this.tableName = tableName;
  }
}

/** Whether anything has happened at the table that somebody might want to go on with. */
function isInUse({ recovered }: Examined): boolean {
  if (recovered?.isUnfinished !== true) return false;
  const { places, finished, match } = recovered.state;
  return places.length > 0 || finished.length > 0 || match !== null;
}

/** @throws UnfinishedEveningError when the folder's latest evening, if it is another one, is not over */
async function refuseUnfinished(folder: string, games: readonly Game[], except: string | null): Promise<void> {
  const latest = await readLatestEvening(folder);
  if (latest === null || latest.id === except) return;
  const open = latest.tables.map((stored) => examine(stored, games)).find(isInUse);
  if (open?.recovered !== undefined && open.recovered !== null) throw new UnfinishedEveningError(open.recovered.state.tableName);
}

/**
 * Saves the folder's latest evening, with all its tables, as one file. The folder is locked by this process.
 * @throws NoEveningError, DamagedEveningError
 */
export async function saveEvening(folder: string, file: string, games: readonly Game[]): Promise<void> {
  const evening = await readLatestEvening(folder);
  if (evening === null) throw new NoEveningError(folder);
  const examined = evening.tables.map((stored) => examine(stored, games));
  for (const { stored, recovered } of examined) {
    if (stored.kind === 'damaged') throw new DamagedEveningError(damageReport(stored, recovered));
  }
  // A host that was killed while it opened a table has left an empty journal.
  const tables = examined.flatMap(({ stored, recovered }) => (recovered === null ? [] : [stored]));
  if (tables.length === 0) throw new NoEveningError(folder);
  await writeSafely(file, packEvening(evening.id, tables));
}

/** Plays every table again, so that what does not fit is found before anything is changed. */
function insistOnTables(tables: readonly CarriedTable[], file: string, games: readonly Game[]): void {
  for (const { records, bytes, firstLine } of tables) {
    const { stored, recovered } = examine({ kind: 'read', path: file, table: 0, records, bytes }, games);
    if (stored.kind === 'read' && recovered !== null) continue;
    throw new CarriedEveningError('does-not-fit', file, firstLine + (stored.kind === 'damaged' ? stored.line - 1 : 0));
  }
}

/**
 * Puts an evening from a file into the folder as the one that a host goes on with. What is there already stays as it is.
 * The folder is locked by this process.
 * @param evenIfUnfinished also when the evening that was gone on with so far is not over
 * @throws CarriedEveningError, UnfinishedEveningError; then nothing was changed
 */
export async function openEvening(folder: string, file: string, games: readonly Game[], evenIfUnfinished: boolean): Promise<void> {
  const tables = await readCarriedEvening(file);
  insistOnTables(tables, file, games);
  if (!evenIfUnfinished) await refuseUnfinished(folder, games, null);
  const bytes = tables.map((table) => table.bytes);
  await writeEvening(folder, await newEveningId(folder, new Date()), bytes, { type: 'reopened', elsewhere: true });
}

/**
 * Makes the evening of a damaged journal the one that a host goes on with: each of its tables from the good records that
 * it has, in new journals. The damaged one stays as it is. The folder is locked by this process.
 * @param journal name of the damaged journal
 * @throws UnfinishedEveningError, NoEveningError when nothing is left of the evening; then nothing was changed
 */
export async function goOnBeforeDamage(folder: string, journal: string, games: readonly Game[], evenIfUnfinished: boolean): Promise<void> {
  const id = eveningOf(journal);
  const evening = id === null ? null : await readEvening(folder, id);
  const examined = (evening?.tables ?? []).map((stored) => examine(stored, games));
  const tables = examined.flatMap(({ stored, recovered }) => (recovered === null ? [] : [stored.bytes]));
  if (tables.length === 0) throw new NoEveningError(folder);
  if (!evenIfUnfinished) await refuseUnfinished(folder, games, id);
  await writeEvening(folder, await newEveningId(folder, new Date()), tables, { type: 'reopened', elsewhere: false });
}
