import type { Game } from '@shared/engine/game';
import { randomFrom } from '@shared/engine/random';
import { noticeOf, type HostNotice, type TableNotice } from '@shared/protocol/discovery';
import { weightedMind } from '../bots/weighted-mind';
import { ownAddresses, reachableAddresses } from '../host/addresses';
import { systemClock } from '../host/clock';
import { Party } from '../host/party';
import { newId, newSeed } from '../host/secrets';
import type { HostEvent, HostPolicy, HostServices, MessageLimit, ThinkingTime } from '../host/services';
import type { Table } from '../host/table';
import { lockFolder } from '../storage/folder-lock';
import { readLastPort, writeLastPort } from '../storage/last-port';
import type { Connection } from '../transport/connection';
import { serveHttp, type HttpServer } from '../transport/http-server';
import { serveWebSockets, type SocketLimits } from '../transport/websocket-server';
import { TableStore, type HostWarning } from './table-store';

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
  readonly messageLimit: MessageLimit;
  readonly socketLimits: SocketLimits;
  /** How many tables a party may have; each costs a journal and a few sockets. */
  readonly maximumTables: number;
  report(event: HostEvent): void;
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
  /** How many clients are connected over the network. */
  visitors(): number;
  /** Whether a match is not over at one of the tables. */
  isPlaying(): boolean;
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
  messageLimit: { rate: 5, burst: 20 },
  socketLimits: { total: 64, perAddress: 8 },
  maximumTables: 16,
} as const;

/** How long to wait for other calls after the first one, in milliseconds. */
const GRACE = 150;

/** Goes on with the evening that was broken off, or begins a new one. Returns the first of its tables. */
async function openTables(party: Party, store: TableStore, name: string): Promise<Table> {
  for (const table of await store.resume((first) => party.servicesFor(first))) party.add(table);
  const [resumed] = party.tables;
  if (resumed !== undefined) return resumed;
  const table = await store.create(party.servicesFor(true), name);
  party.add(table);
  return table;
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
  const services: HostServices = {
    games: options.games,
    clock: systemClock,
    bots: weightedMind(randomFrom(newSeed())),
    thinking: options.thinking,
    grace: GRACE,
    hostPolicy: options.hostPolicy,
    messageLimit: options.messageLimit,
    timeOfDay: () => Date.now(),
    newSeed,
    addresses,
    report: (event) => options.report(event),
  };
  const store = await TableStore.open(options.dataDirectory, options.games).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const party = new Party(services, (own, name) => store.create(own, name), options.maximumTables);
  let visitors = 0;
  const sockets = serveWebSockets(systemClock, options.socketLimits, (connection) => {
    visitors += 1;
    connection.onClose(() => (visitors -= 1));
    party.connect(connection);
  });
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
  const instance = newId();
  try {
    // The tables first, so that clients who come back at once find them.
    const first = await openTables(party, store, options.tableName);
    const server = await serveHttp({
      folder: options.rendererDirectory,
      port: options.port,
      lastPort: await readLastPort(options.dataDirectory),
      listenOn: options.listenOn,
      addresses: ownAddresses,
      alive: (): HostNotice => ({ instance, tables: party.tables.map((table) => noticeOf(table.id, table.lobby)) }),
      onUpgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    });
    port = server.port;
    await writeLastPort(options.dataDirectory, port);
    return {
      instance,
      notice: () => noticeOf(instance, first.lobby),
      port: server.port,
      joinCode: first.code,
      addresses,
      warnings: store.warnings,
      visitors: () => visitors,
      isPlaying: () => party.tables.some(({ neighbour }) => neighbour.isRunning),
      connectLocal: (connection) => party.connect(connection),
      close: () => (closing ??= close(server)),
    };
  } catch (error) {
    sockets.close();
    await party.close();
    await unlock();
    throw error;
  }
}
