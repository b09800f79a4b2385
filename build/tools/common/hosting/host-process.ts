// A host as a process of its own, so that what clients cost is not counted as the host's: `host-process.ts PLAN`. It
// says by IPC where it is, answers what it uses, and closes with the tool that started it.
import { games } from '@shared/games/registry';
import { startHost, usualHostOptions, type RunningHost } from '@electron/headless/start-host';
import type { FromHost, HostPlan, ToHost } from './host-plan';

const [text = ''] = process.argv.slice(2);
const { game, rendererDirectory, ...plan } = JSON.parse(text) as HostPlan;

function tell(message: FromHost): void {
  process.send?.(message);
}

async function close(host: RunningHost): Promise<void> {
  await host.close();
  process.exit(0);
}

const host = await startHost({
  ...usualHostOptions,
  ...plan,
  rendererDirectory: rendererDirectory ?? plan.dataDirectory,
  listenOn: '127.0.0.1',
  tableName: 'Tool',
  hostPolicy: 'first-person',
  // The first game is the one that a new table begins with.
  games: game === null ? games : [...games].sort((one) => (one.id === game ? -1 : 1)),
  report: (event) => {
    if (event.type === 'trouble') tell({ type: 'trouble', text: String(event.error) });
  },
});
process.on('message', (message: ToHost) => {
  if (message === 'close') void close(host);
  else tell({ type: 'usage', memory: process.memoryUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready', port: host.port, joinCode: host.joinCode });
