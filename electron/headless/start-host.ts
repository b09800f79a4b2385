import type { Game } from '@shared/engine/game';
import type { HostEvent, HostPolicy, ThinkingTime } from '../host/services';
import type { Connection } from '../transport/connection';

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
  /** The last evening's journal is damaged in its middle; it was left as it is, and a new evening begun. */
  readonly code: 'journal-damaged';
  readonly file: string;
  /** Line of the first damaged record, counted from 1. */
  readonly line: number;
}

export interface RunningHost {
  readonly port: number;
  readonly joinCode: string;
  /** Where others reach the table, best first, as `http://host:port`. */
  addresses(): readonly string[];
  readonly warnings: readonly HostWarning[];
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

/**
 * Opens a table for people on this computer and on the network.
 * @throws PortInUseError when the asked-for port is taken, StorageBusyError when another host uses the folder.
 */
export function startHost(options: HostOptions): Promise<RunningHost> {
  return Promise.reject(new Error(`not yet: ${options.tableName}`));
}
