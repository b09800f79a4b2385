import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { USUAL_PORT } from '@shared/protocol/addresses';
import { ownOrigin, type OwnOrigin } from './own-origin';
import { findFile, sendFile } from './static-files';

/** The port that was asked for belongs to another program. */
export class PortInUseError extends Error {
  readonly code = 'port-in-use';
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is in use`);
    this.port = port;
  }
}

/** How many ports after the usual one are tried before the system picks any free one. */
const FURTHER_PORTS = 9;

/** Other computers' lists of tables ask here. */
export const ALIVE_PATH = '/alive';

export interface HttpOptions {
  /** Folder with the page and all that it needs. */
  readonly folder: string;
  /** A port that was asked for, 0 for any, or null for the last one, the usual one or the next free one. */
  readonly port: number | null;
  /** Where this host was before, so that whoever was there finds it again; null when it was nowhere. */
  readonly lastPort: number | null;
  readonly listenOn: string;
  /** What is answered to who asks whether the table is still there; everybody in the network may know it. */
  alive(): unknown;
  /** The computer's addresses at the moment, for the check of the Host header. */
  addresses(): readonly string[];
  /** A WebSocket is wanted on a path of this server by somebody who may have one. */
  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface HttpServer {
  readonly port: number;
  close(): Promise<void>;
}

function contentPolicy(host: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Older Safari does not count a WebSocket of the same server as 'self'.
    `connect-src 'self' ws://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function sayAlive(alive: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(alive));
}

async function answer(options: HttpOptions, own: OwnOrigin, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host } = request.headers;
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (host === undefined || !own.isOwnHost(host)) return refuse(response, 421, 'wrong host');
  response.setHeader('content-security-policy', contentPolicy(host));
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'only GET');
  if (request.url === ALIVE_PATH) return sayAlive(options.alive(), response);
  const file = await findFile(options.folder, request.url ?? '/');
  if (file === null) return refuse(response, 404, 'not found');
  sendFile(file, response, request.method === 'HEAD');
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => {
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
    };
    server.once('error', failed);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function listenSomewhere(server: Server, { port: asked, lastPort, listenOn: host }: HttpOptions): Promise<number> {
  if (asked !== null) return listen(server, asked, host);
  const usual = Array.from({ length: FURTHER_PORTS + 1 }, (_, index) => USUAL_PORT + index);
  for (const port of lastPort === null ? usual : [lastPort, ...usual]) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (!(error instanceof PortInUseError)) throw error;
    }
  }
  return listen(server, 0, host);
}

/**
 * Serves the page to phones and televisions, and lets in the WebSockets of that page and of the app.
 * @throws PortInUseError when the asked-for port is taken
 */
export async function serveHttp(options: HttpOptions): Promise<HttpServer> {
  let own: OwnOrigin = ownOrigin(0, () => []);
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000, maxHeaderSize: 8192 }, (request, response) => {
    answer(options, own, request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const { host, origin } = request.headers;
    if (own.isOwnOrigin(origin, host)) options.onUpgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  const port = await listenSomewhere(server, options);
  own = ownOrigin(port, () => options.addresses());
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
