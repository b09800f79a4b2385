import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { optionsIn, start } from '@tests/fixtures/real-host';
import { SocketClient } from '@tests/fixtures/socket-client';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

/** Opens a WebSocket from that address of this computer: `open`, or the status with which it was refused. */
function openFrom(localAddress: string, port: number): Promise<string> {
  const address = `127.0.0.1:${String(port)}`;
  const socket = new WebSocket(`ws://${address}/socket`, { origin: `http://${address}`, createConnection: () => connect({ host: '127.0.0.1', port, localAddress }) });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.on('error', () => resolve('error'));
  });
}

/** Whether this system gives all of 127.0.0.0/8 to loopback. */
async function hasManyAddresses(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.9' });
  const reached = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
  socket.destroy();
  return reached;
}

describe('reliability 8: a host with the usual limits', () => {
  it('takes eight sockets from one address, and 64 in all', async ({ skip }) => {
    const host = await start(await optionsIn(await temporaryFolder()));
    const first = await Promise.all(Array.from({ length: 9 }, () => openFrom('127.0.0.1', host.port)));
    expect(first.toSorted()).toEqual(['503', ...Array.from({ length: 8 }, () => 'open')]);
    if (!(await hasManyAddresses(host.port))) skip('loopback has one address here');
    for (let address = 2; address <= 8; address++) {
      const more = await Promise.all(Array.from({ length: 8 }, () => openFrom(`127.0.0.${String(address)}`, host.port)));
      expect(more).toEqual(Array.from({ length: 8 }, () => 'open'));
    }
    expect(await openFrom('127.0.0.9', host.port)).toBe('503');
  });

  it('takes ten wrong codes, and then not even the right one', async () => {
    const host = await start(await optionsIn(await temporaryFolder()));
    const client = await SocketClient.connect(host.port);
    for (let attempt = 0; attempt < 10; attempt++) expect(await client.hello({ code: 'WRONG' })).toMatchObject({ code: 'wrong-code' });
    expect(await client.hello({ code: host.joinCode })).toMatchObject({ code: 'too-many-messages' });
  });
});

describe('reliability 6: somebody who floods a host', () => {
  it('is cut off, and all that others ask is answered meanwhile', async () => {
    const host = await start(await optionsIn(await temporaryFolder()));
    const [flooder, calm] = [await SocketClient.connect(host.port), await SocketClient.connect(host.port)];
    await flooder.hello({ code: host.joinCode });
    await calm.hello({ code: host.joinCode });
    for (let message = 0; message < 5000; message++) flooder.tell({ type: 'ping', sentAt: message });
    for (const name of ['Anna', 'Bela', 'Cleo']) expect(await calm.ask({ type: 'sit', name })).toMatchObject({ type: 'done' });
    await flooder.closed();
    expect(flooder.heard.at(-1)).toEqual({ type: 'closed', code: 'too-many-messages' });
    expect(await calm.ask({ type: 'rename', seat: 0, name: 'Anne' })).toMatchObject({ type: 'done' });
  });
});
