import type { HostOptions } from '@electron/headless/start-host';

/** How a tool wants its host; the rest is as usual. Crosses to the host's process as JSON. */
export interface HostPlan extends Partial<Pick<HostOptions, 'messageLimit' | 'socketLimits' | 'maximumTables' | 'thinking'>> {
  readonly dataDirectory: string;
  /** 0 for any. */
  readonly port: number;
  /** Id of the game that new tables begin with, or null for the usual one. */
  readonly game: string | null;
  /** Whether the host writes what happens to its standard output, as people see it who run it without a window. */
  readonly report: boolean;
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
  | ({ readonly type: 'usage' } & Usage);
