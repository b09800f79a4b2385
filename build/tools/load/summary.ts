import { percentile } from '../common/percentile';
import type { LoadPlan } from './arguments';

/** What a run came to. Times in milliseconds. */
export interface LoadResult {
  readonly actions: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly lost: number;
  readonly reordered: number;
  readonly refusals: ReadonlyMap<string, number>;
  /** Resident memory of the host, and how much of it is used by its objects, in bytes. */
  readonly memory: { readonly resident: number; readonly heap: number };
  /** Share of one core that the host used. */
  readonly processor: number;
}

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

export interface LoadFigures {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
  readonly bytesPerActionAndClient: number;
  readonly memoryMegabytes: number;
  readonly heapMegabytes: number;
  readonly processorPercent: number;
  readonly lost: number;
  readonly reordered: number;
  readonly refused: number;
  readonly refusals: Readonly<Record<string, number>>;
}

const MEGABYTE = 1024 * 1024;

export function figuresOf(plan: Pick<LoadPlan, 'game' | 'tables' | 'seats'>, result: LoadResult): LoadFigures {
  const { actions, seconds, latencies, bytes, lost, reordered, refusals, memory, processor } = result;
  const sorted = latencies.toSorted((one, other) => one - other);
  return {
    game: plan.game.id,
    tables: plan.tables,
    seats: plan.seats,
    seconds: Number(seconds.toFixed(1)),
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    p50: rounded(percentile(sorted, 0.5), 2),
    p95: rounded(percentile(sorted, 0.95), 2),
    p99: rounded(percentile(sorted, 0.99), 2),
    bytesPerActionAndClient: Math.round(bytes / Math.max(actions, 1) / plan.seats),
    memoryMegabytes: Math.round(memory.resident / MEGABYTE),
    heapMegabytes: Math.round(memory.heap / MEGABYTE),
    processorPercent: Math.round(100 * processor),
    lost,
    reordered,
    refused: [...refusals.values()].reduce((sum, count) => sum + count, 0),
    refusals: Object.fromEntries(refusals),
  };
}

/** The figures for people. */
export function asText(figures: LoadFigures): string {
  const { game, tables, seats, seconds, actions, actionsPerSecond, p50, p95, p99 } = figures;
  const reasons = Object.entries(figures.refusals).map(([code, count]) => `${count} ${code}`);
  return [
    `${game}, ${tables} tables of ${seats}, ${seconds} s`,
    `${actions} actions, ${actionsPerSecond} a second`,
    `to the last client: ${p50 ?? '–'} ms (median), ${p95 ?? '–'} ms (95 %), ${p99 ?? '–'} ms (99 %)`,
    `${figures.bytesPerActionAndClient} bytes for each action and client`,
    `host: ${figures.memoryMegabytes} MB, of which ${figures.heapMegabytes} MB objects; ${figures.processorPercent} % of a core`,
    `${figures.lost} lost, ${figures.reordered} in the wrong order, ${figures.refused} refused${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
  ].join('\n');
}
