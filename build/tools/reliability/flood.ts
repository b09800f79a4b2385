import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { root } from '@build/bootstrap/paths.mjs';
import { TableClient } from '../common/hosting/table-client';
import type { HostProcess } from '../common/hosting/launch-host';
import { withHost } from '../common/hosting/with-host';
import { percentile } from '../common/percentile';
import { grouped, type Measurement } from './finding';
import type { Flood } from './flooder-process';

const FLOODER = fileURLToPath(new URL('./flooder-process.ts', import.meta.url));

/** Milliseconds between two questions of the calm client: well within its limit. */
const PACE = 250;

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Milliseconds more that nobody at a table would notice. */
const UNNOTICED = 100;

/** Round trips of somebody who keeps to the limits, in milliseconds. */
async function roundTrips(client: TableClient, count: number): Promise<number[]> {
  const trips: number[] = [];
  for (let trip = 0; trip < count; trip++) {
    const sentAt = performance.now();
    await client.must({ type: 'ping', sentAt });
    trips.push(performance.now() - sentAt);
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  return trips.sort((one, other) => one - other);
}

/** Lets another process flood the host until the work is done. */
async function besideFlooder<Result>(host: HostProcess, token: string, work: () => Promise<Result>): Promise<{ readonly result: Result; readonly flood: Flood }> {
  const child = fork(FLOODER, [String(host.port), token], { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'message');
  try {
    const result = await work();
    child.send('stop');
    const [flood] = (await ended) as [Flood];
    return { result, flood };
  } finally {
    child.kill();
  }
}

/** Whether a frame of ten megabytes ends its own connection. */
async function largeFrameIsRefused(host: HostProcess): Promise<boolean> {
  const client = await TableClient.open(host.port);
  client.raw('x'.repeat(TEN_MEGABYTES));
  await client.closed();
  return !client.isOpen;
}

export const flood: Measurement = {
  name: 'flooding',
  statements: [6],
  async run(full) {
    const count = full ? 40 : 12;
    return withHost({}, async (host) => {
      const [calm, stranger] = [await TableClient.open(host.port), await TableClient.open(host.port)];
      await calm.hello({ code: host.joinCode });
      const { token } = await stranger.hello({ code: host.joinCode });
      stranger.close();
      const alone = percentile(await roundTrips(calm, count), 0.95) ?? 0;
      const { result, flood: sent } = await besideFlooder(host, token, async () => {
        const refused = await largeFrameIsRefused(host);
        return { refused, beside: percentile(await roundTrips(calm, count), 0.95) ?? 0 };
      });
      const { refused, beside } = result;
      const holds = refused && calm.isOpen && sent.cutOff > 0 && beside <= alone + UNNOTICED;
      calm.close();
      const figure =
        `a calm client is answered within ${alone.toFixed(1)} ms alone and ${beside.toFixed(1)} ms beside a flooder of ${grouped(sent.sent)} messages, ` +
        `who was cut off ${sent.cutOff} times; 10 MB ${refused ? 'ended' : 'did not end'} their own socket`;
      return new Map([[6, { figure, holds }]]);
    });
  },
};
