import * as v from 'valibot';
import type { Lobby } from './lobby';
import { PROTOCOL_VERSION } from './messages';

const MAXIMUM_NAME = 40;
const MAXIMUM_ID = 64;

/** Line breaks and marks that turn the direction of writing have no place in a row of a list. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

/** What a host tells everybody in the network about its table: nothing that lets anybody in. */
export const tableNoticeSchema = v.object({
  /** Names this run of the host; random. */
  instance: v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(MAXIMUM_ID)),
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
export function noticeOf(instance: string, lobby: Lobby): TableNotice {
  const { match, obstacle, seats, maximumSeats } = lobby;
  const shown = obstacle?.code === 'match-running' ? 'running' : 'result';
  return {
    instance,
    protocol: PROTOCOL_VERSION,
    name: lobby.tableName,
    game: match?.game ?? lobby.game,
    state: match === null ? 'lobby' : shown,
    free: Math.max(0, maximumSeats - seats.length),
    seats: maximumSeats,
  };
}
