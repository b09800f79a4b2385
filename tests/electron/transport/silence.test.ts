import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { HostMessage } from '@shared/protocol/messages';
import { serveHttp } from '@electron/transport/http-server';
import { serveWebSockets } from '@electron/transport/websocket-server';
import { TestClient, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

/** Lets real sockets in to a host whose clock stands still; the port. */
async function listening(host: TestHost): Promise<number> {
  const sockets = serveWebSockets(host.clock, { total: 8, perAddress: 8 }, (connection) => host.party.connect(connection));
  const http = await serveHttp({
    folder: '.',
    port: 0,
    lastPort: null,
    listenOn: '127.0.0.1',
    addresses: () => [],
    alive: () => null,
    onUpgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
  });
  onTestFinished(async () => {
    sockets.close();
    await http.close();
  });
  return http.port;
}

it('reliability 16: a phone that falls silent is shown as away within 15 seconds, and its seat stays theirs', async () => {
  const host = await testHost();
  const anna = await seated(host, 'Anna');
  const address = `127.0.0.1:${String(await listening(host))}`;
  // It has the connection, but neither asks nor answers any more.
  const phone = new WebSocket(`ws://${address}/socket`, { origin: `http://${address}`, autoPong: false });
  phone.on('error', () => undefined);
  const heard: HostMessage[] = [];
  phone.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as HostMessage));
  await once(phone, 'open');
  phone.send(JSON.stringify({ type: 'hello', id: 1, protocol: 1, device: 'phone', code: host.table.code, token: null }));
  phone.send(JSON.stringify({ type: 'sit', id: 2, name: 'Bela' }));
  await vi.waitFor(() => expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', connected: true }));

  const silentSince = host.clock.now();
  await host.clock.advance(15_000);
  await vi.waitFor(() => expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', connected: false }));
  expect(host.clock.now() - silentSince).toBe(15_000);

  const welcome = heard.find((message) => message.type === 'welcome');
  const again = new TestClient(host.party);
  await again.hello({ token: welcome?.token ?? '' });
  expect(anna.lobby.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bela', connected: true, person: welcome?.person }]);
  expect(anna.lobby.seats).toHaveLength(2);
});
