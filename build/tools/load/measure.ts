import { resolve } from 'node:path';
import type { Usage } from '../common/hosting/host-plan';
import type { HostProcess } from '../common/hosting/launch-host';
import { TableClient } from '../common/hosting/table-client';
import { withHost } from '../common/hosting/with-host';
import type { LoadPlan } from './arguments';
import { LoadedTable } from './loaded-table';
import type { LoadResult } from './summary';

/** Milliseconds of play before it counts. */
const WARM_UP = 2000;

/** So high that no player meets it. */
const NO_LIMIT = 1_000_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Opens the tables at a host of its own, plays, and counts; `report` hears how far it is. */
export function measureLoad(plan: LoadPlan, report: (text: string) => void): Promise<LoadResult> {
  const profile = plan.profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', resolve(plan.profile)];
  const sockets = plan.tables * plan.seats;
  const limits = {
    messageLimit: { rate: NO_LIMIT, burst: NO_LIMIT },
    socketLimits: { total: sockets, perAddress: sockets },
    maximumTables: plan.tables,
  };
  return withHost({ game: plan.game.id, ...limits }, (host) => play(plan, host, report), profile);
}

async function play(plan: LoadPlan, host: HostProcess, report: (text: string) => void): Promise<LoadResult> {
  const tables: LoadedTable[] = [];
  const first = await TableClient.open(host.port);
  for (const code of await openTables(first, host.joinCode, plan.tables)) {
    tables.push(await LoadedTable.fill(plan, host.port, code, tables.length === 0 ? first : null, tables.length + 1));
    report(`${tables.length} of ${plan.tables} tables are full`);
  }
  await Promise.all(tables.map((table) => table.start()));
  report('warming up');
  await pause(WARM_UP);
  const before = await host.usage();
  const receivedBefore = sum(tables, ({ received }) => received);
  const start = performance.now();
  for (const { ledger } of tables) ledger.measure(true);
  for (let rest = plan.duration; rest > 0; rest = start + plan.duration - performance.now()) {
    await pause(Math.min(rest, 1000));
    report(`${sum(tables, ({ ledger }) => ledger.actions)} actions`);
  }
  for (const { ledger } of tables) ledger.measure(false);
  const seconds = (performance.now() - start) / 1000;
  const bytes = sum(tables, ({ received }) => received) - receivedBefore;
  const after = await host.usage();
  await Promise.all(tables.map((table) => table.stop()));
  for (const table of tables) table.close();
  return {
    actions: sum(tables, ({ ledger }) => ledger.actions),
    seconds,
    latencies: tables.flatMap(({ ledger }) => ledger.latencies),
    bytes,
    lost: sum(tables, ({ ledger }) => ledger.lost),
    reordered: sum(tables, ({ ledger }) => ledger.reordered),
    refusals: merged(tables.map(({ ledger }) => ledger.refusals)),
    memory: { resident: after.memory.rss, heap: after.memory.heapUsed },
    processor: processorSeconds(before, after) / seconds,
  };
}

/** The codes of so many tables: the host's first, at which the client says hello, and those that it opens from there. */
async function openTables(client: TableClient, code: string, count: number): Promise<readonly string[]> {
  await client.hello({ code });
  if (count === 1) return [code];
  const lobby = client.next('lobby', ({ lobby: { neighbours } }) => neighbours.length === count - 1);
  for (let table = 2; table <= count; table++) await client.must({ type: 'open-table', name: `Table ${table}` });
  return [code, ...(await lobby).lobby.neighbours.map((neighbour) => neighbour.code)];
}

function processorSeconds(before: Usage, after: Usage): number {
  return (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1_000_000;
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function merged(maps: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const map of maps) for (const [code, count] of map) total.set(code, (total.get(code) ?? 0) + count);
  return total;
}
