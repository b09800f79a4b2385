import type { HostOptions } from '@electron/headless/start-host';

/** How a tool wants its host; the rest is as usual. Crosses to the host's process as JSON. */
export interface HostPlan extends Partial<Pick<HostOptions, 'messageLimit' | 'socketLimits' | 'maximumTables' | 'thinking'>> {
  readonly dataDirectory: string;
  /** 0 for any. */
  readonly port: number;
  /** Folder with the built page, or null where nobody asks for it. */
  readonly rendererDirectory: string | null;
  /** Id of the game that new tables begin with, or null for the usual one. */
  readonly game: string | null;
}

export type ToHost = 'usage' | 'close';

/** What a host's process has used up to now. */
export interface Usage {
  readonly memory: NodeJS.MemoryUsage;
  /** Microseconds of processor time. */
  readonly cpu: NodeJS.CpuUsage;
}

export type FromHost =
  | { readonly type: 'ready'; readonly port: number; readonly joinCode: string }
  | ({ readonly type: 'usage' } & Usage)
  /** Something went wrong inside, though the host goes on. */
  | { readonly type: 'trouble'; readonly text: string };
