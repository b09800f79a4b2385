import { once } from 'node:events';
import { WebSocket } from 'ws';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HostMessage } from '@shared/protocol/messages';
import { systemClock, type Clock } from '@electron/host/clock';
import type { Connection } from '@electron/transport/connection';
import { serveHttp } from '@electron/transport/http-server';
import { serveWebSockets, type SocketLimits } from '@electron/transport/websocket-server';
import { FakeClock } from '@tests/fixtures/fake-clock';

interface Served {
  readonly port: number;
  readonly connections: Connection[];
  readonly received: unknown[];
}

async function serve(limits: SocketLimits = { total: 10, perAddress: 10 }, clock: Clock = systemClock): Promise<Served> {
  const connections: Connection[] = [];
  const received: unknown[] = [];
  const sockets = serveWebSockets(clock, limits, (connection) => {
    connections.push(connection);
    connection.onMessage((message) => {
      received.push(message);
      connection.send({ type: 'done', re: received.length });
    });
  });
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
  return { port: http.port, connections, received };
}

function open(port: number, options: { origin?: string; host?: string; path?: string } = {}): WebSocket {
  const { origin = `http://127.0.0.1:${String(port)}`, host, path = '/socket' } = options;
  const headers = { ...(origin === '' ? {} : { origin }), ...(host === undefined ? {} : { host }) };
  return new WebSocket(`ws://127.0.0.1:${String(port)}${path}`, { headers });
}

/** `open`, or the status with which the server refused. */
function outcome(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.on('error', () => resolve('error'));
  });
}

async function nextMessage(socket: WebSocket): Promise<HostMessage> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as HostMessage;
}

describe('reliability 5: who may open a WebSocket', () => {
  it.each(['', 'null', 'http://evil.example', 'https://127.0.0.1:PORT', 'http://127.0.0.1:PORT.evil.example', 'http://127.0.0.1', 'http://localhost:PORT', 'app://doppelstapel.evil', 'file://'])(
    'nobody from the origin "%s"',
    async (origin) => {
      const { port, connections } = await serve();
      expect(await outcome(open(port, { origin: origin.replace('PORT', String(port)) }))).toBe('403');
      expect(connections).toEqual([]);
    },
  );

  it('nobody with a foreign Host, even if the Origin agrees with it', async () => {
    const { port } = await serve();
    expect(await outcome(open(port, { host: `evil.example:${String(port)}`, origin: `http://evil.example:${String(port)}` }))).toBe('403');
  });

  it('this server\'s page and the app', async () => {
    const { port } = await serve();
    expect(await outcome(open(port))).toBe('open');
    expect(await outcome(open(port, { origin: 'app://doppelstapel' }))).toBe('open');
    expect(await outcome(open(port, { origin: `http://localhost:${String(port)}`, host: `localhost:${String(port)}` }))).toBe('open');
  });

  it('reliability 8: only at the one path, and only so many', async () => {
    const { port } = await serve({ total: 3, perAddress: 2 });
    expect(await outcome(open(port, { path: '/other' }))).toBe('404');
    const sockets = [open(port), open(port)];
    expect(await Promise.all(sockets.map(outcome))).toEqual(['open', 'open']);
    expect(await outcome(open(port))).toBe('503');
    const [first] = sockets;
    first?.close();
    if (first !== undefined) await once(first, 'close');
    expect(await outcome(open(port))).toBe('open');
  });
});

describe('messages', () => {
  it('go both ways', async () => {
    const { port, received } = await serve();
    const socket = open(port);
    await outcome(socket);
    socket.send('{"hello":"Grüße"}');
    expect(await nextMessage(socket)).toEqual({ type: 'done', re: 1 });
    expect(received).toEqual([{ hello: 'Grüße' }]);
  });

  it.each([['no JSON', 'hello'], ['half a message', '{"type":'], ['binary data', Buffer.from([1, 2, 3])]])(
    'of %s reach the session as nothing that a schema accepts',
    async (_what, data) => {
      const { port, received } = await serve();
      const socket = open(port);
      await outcome(socket);
      socket.send(data);
      await nextMessage(socket);
      expect(received).toEqual([undefined]);
    },
  );

  it('reliability 6: of ten megabytes close their own socket and no other', async () => {
    const { port } = await serve();
    const [large, calm] = [open(port), open(port)];
    await Promise.all([outcome(large), outcome(calm)]);
    large.on('error', () => undefined);
    large.send('x'.repeat(10 * 1024 * 1024));
    await once(large, 'close');
    calm.send('{}');
    expect(await nextMessage(calm)).toMatchObject({ type: 'done' });
    expect(calm.readyState).toBe(WebSocket.OPEN);
  });

  it('to somebody who is gone are lost without harm', async () => {
    const { port, connections } = await serve();
    const socket = open(port);
    await outcome(socket);
    const [connection] = connections;
    const closed = new Promise<void>((resolve) => connection?.onClose(resolve));
    socket.terminate();
    await closed;
    connection?.send({ type: 'done', re: 1 });
  });
});

describe('signs of life', () => {
  it('reliability 16: end a connection within 15 seconds when they are missing', async () => {
    const clock = new FakeClock();
    const { port, connections } = await serve(undefined, clock);
    const dead = new WebSocket(`ws://127.0.0.1:${String(port)}/socket`, { autoPong: false, headers: { origin: `http://127.0.0.1:${String(port)}` } });
    dead.on('error', () => undefined);
    await once(dead, 'open');
    const closed = new Promise<void>((resolve) => connections[0]?.onClose(resolve));
    await clock.advance(15_000);
    await closed;
    expect(clock.now()).toBe(16_000);
  });
});

describe('round trips', () => {
  it('are measured with the signs of life', async () => {
    const { port, connections } = await serve();
    const socket = open(port);
    const pinged = once(socket, 'ping');
    await outcome(socket);
    await pinged;
    socket.send('{}');
    await nextMessage(socket);
    expect(connections[0]?.roundTrip()).toBeGreaterThan(0);
    expect(connections[0]?.roundTrip()).toBeLessThan(1000);
  });
});
