import type { Game } from '@shared/engine/game';
import { randomFrom } from '@shared/engine/random';
import { noticeOf, type TableNotice } from '@shared/protocol/discovery';
import { weightedMind } from '../bots/weighted-mind';
import { ownAddresses, reachableAddresses } from '../host/addresses';
import { systemClock } from '../host/clock';
import { Party } from '../host/party';
import { RecoveryError, recover, type Recovered } from '../host/recovery';
import { newId, newSeed } from '../host/secrets';
import type { HostEvent, HostPolicy, Services, ThinkingTime } from '../host/services';
import { Table } from '../host/table';
import { beginEvening, continueEvening, readLatestEvening, type ReadEvening } from '../storage/evenings';
import { lockFolder } from '../storage/folder-lock';
import type { Connection } from '../transport/connection';
import { serveHttp, type HttpServer } from '../transport/http-server';
import { serveWebSockets } from '../transport/websocket-server';

export interface HostOptions {
  /** Folder for journals; made when it is missing. */
  readonly dataDirectory: string;
  /** Folder with the built renderer for phones and televisions. */
  readonly rendererDirectory: string;
  /** A port that was asked for, or null for the usual one and, where that is taken, the next free one. */
  readonly port: number | null;
  /** Address to listen on; `0.0.0.0` for all. */
  readonly listenOn: string;
  readonly tableName: string;
  readonly hostPolicy: HostPolicy;
  readonly games: readonly Game[];
  readonly thinking: ThinkingTime;
  report(event: HostEvent): void;
}

/** Something that the person who hosts should be told, though the host runs. */
export interface HostWarning {
  /**
   * The last evening's journal is damaged in its middle, or does not fit the rules as they are; it was left as it is, and
   * a new evening begun.
   */
  readonly code: 'journal-damaged';
  readonly file: string;
  /** Line of the first record that does not fit, counted from 1. */
  readonly line: number;
}

export interface RunningHost {
  /** Names this run of the host in the network. */
  readonly instance: string;
  readonly port: number;
  readonly joinCode: string;
  /** Where others reach the table, best first, as `http://host:port`. */
  addresses(): readonly string[];
  readonly warnings: readonly HostWarning[];
  /** What everybody in the network may know of the table as it is. */
  notice(): TableNotice;
  /** Lets in a window of this computer. */
  connectLocal(connection: Connection): void;
  /** Tells everybody, writes what is left and gives up port and journal. */
  close(): Promise<void>;
}

/** What every option but the two folders and the name usually is. */
export const usualHostOptions = {
  port: null,
  listenOn: '0.0.0.0',
  hostPolicy: 'local',
  thinking: { minimum: 900, maximum: 2500 },
} as const;

/** How long to wait for other calls after the first one, in milliseconds. */
const GRACE = 150;

/** How many WebSockets may be open. */
const SOCKET_LIMITS = { total: 64, perAddress: 8 };

interface OpenedTable {
  readonly table: Table;
  readonly warnings: readonly HostWarning[];
}

/** What an evening of an earlier run comes to; the line of the first record that does not fit is a warning. */
function recovered(evening: ReadEvening, games: readonly Game[]): Recovered | HostWarning | null {
  try {
    return recover(games, evening.records);
  } catch (error) {
    if (!(error instanceof RecoveryError)) throw error;
    return { code: 'journal-damaged', file: evening.path, line: error.index + 1 };
  }
}

/** Goes on with the latest evening where it was broken off, or begins a new one. */
async function openTable(services: Services, options: HostOptions): Promise<OpenedTable> {
  const folder = options.dataDirectory;
  const latest = await readLatestEvening(folder);
  const warnings: HostWarning[] = [];
  if (latest.kind === 'damaged') warnings.push({ code: 'journal-damaged', file: latest.path, line: latest.line });
  if (latest.kind === 'read') {
    const before = recovered(latest, options.games);
    if (before !== null && 'code' in before) warnings.push(before);
    else if (before?.isUnfinished === true) return { table: Table.resume(services, await continueEvening(latest), before), warnings };
  }
  const journal = await beginEvening(folder, new Date());
  return { table: await Table.open(services, journal, options.tableName), warnings };
}

/**
 * Opens a table for people on this computer and on the network.
 * @throws PortInUseError when the asked-for port is taken, StorageBusyError when another host uses the folder
 */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const unlock = await lockFolder(options.dataDirectory);
  let port: number | null = null;
  const reachable = options.listenOn === '0.0.0.0' ? reachableAddresses : (): string[] => [options.listenOn];
  const addresses = (): string[] => (port === null ? [] : reachable().map((address) => `http://${address}:${String(port)}`));
  const services: Services = {
    games: options.games,
    clock: systemClock,
    bots: weightedMind(randomFrom(newSeed())),
    thinking: options.thinking,
    grace: GRACE,
    hostPolicy: options.hostPolicy,
    newSeed,
    addresses,
    report: (event) => options.report(event),
  };
  const party = new Party(services);
  const sockets = serveWebSockets(systemClock, SOCKET_LIMITS, (connection) => party.connect(connection));
  let closing: Promise<void> | null = null;
  const close = async (server: HttpServer): Promise<void> => {
    try {
      await party.close();
    } finally {
      sockets.close();
      await server.close();
      await unlock();
    }
  };
  let table: Table | null = null;
  const instance = newId();
  try {
    // The table first, so that clients who come back at once find it.
    const opened = await openTable(services, options);
    const running = (table = opened.table);
    const notice = (): TableNotice => noticeOf(instance, running.lobby);
    party.add(running);
    const server = await serveHttp({
      folder: options.rendererDirectory,
      port: options.port,
      listenOn: options.listenOn,
      addresses: ownAddresses,
      alive: notice,
      onUpgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    });
    port = server.port;
    return {
      instance,
      notice,
      port: server.port,
      joinCode: running.code,
      addresses,
      warnings: opened.warnings,
      connectLocal: (connection) => party.connect(connection),
      close: () => (closing ??= close(server)),
    };
  } catch (error) {
    sockets.close();
    await table?.close();
    await unlock();
    throw error;
  }
}
