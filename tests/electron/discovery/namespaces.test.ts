import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Discovery } from '@shared/protocol/discovery';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

const SCRIPT = fileURLToPath(new URL('../../fixtures/discovery-process.ts', import.meta.url));

/** Names that nobody else on this machine has. */
const suffix = String(process.pid);
const hostSide = { space: `dsh${suffix}`, address: '10.77.0.1' };
const appSide = { space: `dsa${suffix}`, address: '10.77.0.2' };

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' });
}

/** Two computers with a cable between them, that only this test knows. The route for multicast is left out: many have none. */
function connect(): void {
  for (const { space } of [hostSide, appSide]) ip('netns', 'add', space);
  ip('-n', hostSide.space, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', 'eth0', 'netns', appSide.space);
  for (const { space, address } of [hostSide, appSide]) {
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
  }
}

function disconnect(): void {
  for (const { space } of [hostSide, appSide]) {
    try {
      ip('netns', 'del', space);
    } catch {
      // It was never made.
    }
  }
}

/** Why this machine cannot play two computers; null when it can. */
function obstacle(): string | null {
  try {
    connect();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    disconnect();
  }
}

function run(space: string, ...args: readonly string[]): ChildProcess {
  const child = spawn('ip', ['netns', 'exec', space, process.execPath, '--import', 'tsx', SCRIPT, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

async function host(name: string): Promise<ChildProcess> {
  const child = run(hostSide.space, 'host', '', await temporaryFolder(), name);
  if (child.stdout !== null) await once(child.stdout, 'data');
  return child;
}

const reason = process.platform === 'linux' ? obstacle() : 'network namespaces are Linux\'s';
if (reason !== null) console.warn(`skipped: tables are found between two networks (${reason})`);

describe.skipIf(reason !== null)('two computers with a cable between them', () => {
  it('find each other, and lose hosts that end or crash', async () => {
    onTestFinished(disconnect);
    connect();
    const app = run(appSide.space, 'app', '');
    let latest: Discovery | null = null;
    if (app.stdout !== null) createInterface(app.stdout).on('line', (line) => (latest = JSON.parse(line) as Discovery));
    const names = (): (string | undefined)[] | undefined => latest?.tables.map(({ name }) => name);
    const until = (expected: readonly string[]): Promise<void> =>
      vi.waitFor(() => expect(names()).toEqual(expected), { timeout: 15_000, interval: 50 });

    const crashing = await host('Crashing');
    await until(['Crashing']);
    const ending = await host('Ending');
    await until(['Crashing', 'Ending']);
    expect(latest).toMatchObject({
      unavailable: null,
      tables: [{ address: `${hostSide.address}:5362`, state: 'lobby' }, { address: `${hostSide.address}:5363` }],
    });

    ending.kill('SIGTERM');
    await until(['Crashing']);
    crashing.kill('SIGKILL');
    await until([]);
  });
});
