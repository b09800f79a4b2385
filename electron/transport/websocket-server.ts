import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { MAXIMUM_MESSAGE_BYTES, type HostMessage } from '@shared/protocol/messages';
import type { Clock } from '../host/clock';
import type { Connection } from './connection';

/** Where a server of tables takes WebSockets. */
const SOCKET_PATH = '/socket';

/** A silent client is asked for a sign of life every so many milliseconds, and given up after two missing answers. */
const HEARTBEAT = 5000;
const SILENCE = 12_000;

/** Round trips that count: the latest ones, because a phone's radio sleeps at times. */
const SAMPLES = 8;

/** A client that lets this many bytes pile up does not read any more. */
const MAXIMUM_BACKLOG = 1024 * 1024;

/** Milliseconds that clients have to end a connection properly when the server closes. */
const LAST_WORDS = 500;

export interface SocketLimits {
  /** WebSockets at once, in all and from one address. */
  readonly total: number;
  readonly perAddress: number;
}

export interface SocketServer {
  /** Takes over a request that asks for a WebSocket and may have one. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** What a client sent as data; undefined, which no schema accepts, for anything but JSON. */
function parse(data: RawData, isBinary: boolean): unknown {
  if (isBinary || !Buffer.isBuffer(data)) return undefined;
  try {
    return JSON.parse(data.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Asks for signs of life and measures how long they take. */
function watch(socket: WebSocket, clock: Clock): () => number {
  let samples: number[] = [];
  let askedAt = clock.now();
  let heardAt = clock.now();
  let stop = (): void => undefined;
  const beat = (): void => {
    if (clock.now() - heardAt > SILENCE) {
      socket.terminate();
      return;
    }
    askedAt = clock.now();
    socket.ping();
    stop = clock.after(HEARTBEAT, beat);
  };
  socket.on('pong', () => {
    heardAt = clock.now();
    samples = [...samples, heardAt - askedAt].slice(-SAMPLES);
  });
  socket.on('message', () => {
    heardAt = clock.now();
  });
  socket.on('close', () => stop());
  beat();
  return () => (samples.length === 0 ? 0 : Math.min(...samples));
}

/** Makes text of messages; of one that goes to many in a row only once. */
function serializer(): (message: HostMessage) => Buffer {
  let latest: { readonly message: HostMessage; readonly bytes: Buffer } | null = null;
  return (message) => {
    if (latest?.message !== message) latest = { message, bytes: Buffer.from(JSON.stringify(message), 'utf8') };
    return latest.bytes;
  };
}

function connectionOf(socket: WebSocket, remote: string, clock: Clock, serialize: (message: HostMessage) => Buffer): Connection {
  const roundTrip = watch(socket, clock);
  return {
    origin: 'network',
    remote,
    roundTrip,
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAXIMUM_BACKLOG) socket.terminate();
      else socket.send(serialize(message), { binary: false });
    },
    onMessage: (handler) => socket.on('message', (data: RawData, isBinary: boolean) => handler(parse(data, isBinary))),
    onClose: (handler) => socket.on('close', handler),
    close: () => socket.close(),
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Makes connections of WebSockets. A message above the size limit closes the socket that sent it and nothing else. */
export function serveWebSockets(clock: Clock, limits: SocketLimits, connect: (connection: Connection) => void): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_MESSAGE_BYTES, perMessageDeflate: false });
  const serialize = serializer();
  const perAddress = new Map<string, number>();
  const count = (remote: string, change: number): void => {
    const sockets = (perAddress.get(remote) ?? 0) + change;
    if (sockets > 0) perAddress.set(remote, sockets);
    else perAddress.delete(remote);
  };
  return {
    upgrade: (request, socket, head) => {
      const remote = request.socket.remoteAddress ?? 'unknown';
      if (request.url !== SOCKET_PATH) return refuse(socket, '404 Not Found');
      if (server.clients.size >= limits.total || (perAddress.get(remote) ?? 0) >= limits.perAddress) {
        return refuse(socket, '503 Service Unavailable');
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        count(remote, 1);
        webSocket.on('close', () => count(remote, -1));
        // After an error ws itself says why and closes this socket; `close` follows.
        webSocket.on('error', () => undefined);
        connect(connectionOf(webSocket, remote, clock, serialize));
      });
    },
    close: () => {
      for (const socket of server.clients) socket.close(1001);
      server.close();
      clock.after(LAST_WORDS, () => {
        for (const socket of server.clients) socket.terminate();
      });
    },
  };
}
