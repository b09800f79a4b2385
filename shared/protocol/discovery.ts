import * as v from 'valibot';
import type { Lobby } from './lobby';
import { PROTOCOL_VERSION } from './messages';

const MAXIMUM_NAME = 40;
const MAXIMUM_ID = 64;

/** Line breaks and marks that turn the direction of writing have no place in a row of a list. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const instance = v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(MAXIMUM_ID));

/** What a host tells everybody in the network about a table: nothing that lets anybody in. */
export const tableNoticeSchema = v.object({
  /** Names the table, or in an announcement the run of the host; random. */
  instance,
  protocol: count,
  name: v.pipe(
    v.string(),
    v.transform((name) => [...name.replaceAll(UNPRINTABLE, '').trim()].slice(0, MAXIMUM_NAME).join('')),
  ),
  game: v.pipe(v.string(), v.maxLength(MAXIMUM_ID)),
  state: v.picklist(['lobby', 'running', 'result']),
  /** Free seats, of how many. */
  free: count,
  seats: count,
});

export type TableNotice = v.InferOutput<typeof tableNoticeSchema>;

/** More tables than any party has. */
const MAXIMUM_TABLES = 64;

/** What a host answers to who asks whether it is still there: the name of its run, and all its tables. */
export const hostNoticeSchema = v.object({ instance, tables: v.pipe(v.array(tableNoticeSchema), v.maxLength(MAXIMUM_TABLES)) });

export type HostNotice = v.InferOutput<typeof hostNoticeSchema>;

/** A table of the network that answers, and where. */
export interface FoundTable extends Omit<TableNotice, 'protocol'> {
  /** `host:port`, which has answered. */
  readonly address: string;
  /** Whether this copy of the app speaks its protocol. */
  readonly isSameVersion: boolean;
}

/** What looking for tables has come to. */
export interface Discovery {
  /** Why this computer cannot look at all, in the system's words; null when it can. */
  readonly unavailable: string | null;
  /** In the order of their names. */
  readonly tables: readonly FoundTable[];
  /** Names of tables that announce themselves, but have never answered. */
  readonly silent: readonly string[];
}

/** Built field by field, so that nothing of the lobby gets out by accident. */
export function noticeOf(name: string, lobby: Lobby): TableNotice {
  const { match, obstacle, seats, maximumSeats } = lobby;
  const shown = obstacle?.code === 'match-running' ? 'running' : 'result';
  return {
    instance: name,
    protocol: PROTOCOL_VERSION,
    name: lobby.tableName,
    game: match?.game ?? lobby.game,
    state: match === null ? 'lobby' : shown,
    free: Math.max(0, maximumSeats - seats.length),
    seats: maximumSeats,
  };
}
