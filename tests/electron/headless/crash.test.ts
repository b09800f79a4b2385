import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SocketClient } from '@tests/fixtures/socket-client';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

const SCRIPT = fileURLToPath(new URL('../../fixtures/host-process.ts', import.meta.url));
const KILLS = 3;

interface HostProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly joinCode: string;
}

async function launch(folder: string): Promise<HostProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { port: number; joinCode: string }) };
}

describe('reliability 12: a host that is killed in the middle of play', () => {
  it(`loses no acknowledged action, ${String(KILLS)} times`, async () => {
    const folder = await temporaryFolder();
    let token: string | undefined;
    let acknowledged = 0;
    for (let round = 0; round <= KILLS; round++) {
      const host = await launch(folder);
      const client = await SocketClient.connect(host.port);
      const welcome = await client.hello(token === undefined ? { code: host.joinCode } : { token });
      if (welcome.type !== 'welcome') throw new Error(`not let in: ${JSON.stringify(welcome)}`);
      if (token === undefined) {
        await client.ask({ type: 'sit', name: 'Anna' });
        await client.ask({ type: 'sit', name: 'Bela' });
        await client.ask({ type: 'set-options', options: { hand: 10 } });
        await client.ask({ type: 'start' });
      }
      token = welcome.token;
      let shown = await client.hears('match');
      // The action that was under way when the host died may have been stored, or not; nothing else is possible.
      expect([acknowledged, acknowledged + 1]).toContain(shown.version);
      for (let move = 0; move < 3; move++) {
        const message = firstLegal(shown);
        if (move === 2) {
          void client.ask(message);
          break;
        }
        expect(await client.ask(message)).toMatchObject({ type: 'done' });
        const next = shown.version + 1;
        acknowledged = next;
        shown = await client.hears('match', ({ version }) => version === next);
      }
      host.child.kill('SIGKILL');
      await once(host.child, 'exit');
    }
  }, 60_000);
});

type Shown = Awaited<ReturnType<typeof SocketClient.prototype.hears<'match'>>>;

function firstLegal({ match, version, projections }: Shown): object {
  const projection = projections.find(({ legal }) => legal.length > 0);
  const action = projection?.legal[0];
  return { type: 'act', key: `${match} ${String(version)}`, match, version, seat: projection?.viewer, action, pressedAt: null };
}
