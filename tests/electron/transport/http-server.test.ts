import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PortInUseError, serveHttp, type HttpOptions } from '@electron/transport/http-server';
import { USUAL_PORT } from '@shared/protocol/addresses';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

async function pageFolder(): Promise<string> {
  const root = await temporaryFolder();
  const folder = join(root, 'page');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(root, 'page-secret.txt'), 'secret');
  await writeFile(join(folder, '.hidden.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'index-BxY12_az.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'font-abcdefgh.woff2'), 'font');
  await writeFile(join(folder, 'unknown.bin'), 'secret');
  return folder;
}

async function serve(change: Partial<HttpOptions> = {}): Promise<number> {
  const server = await serveHttp({
    folder: await pageFolder(),
    port: 0,
    lastPort: null,
    listenOn: '127.0.0.1',
    addresses: () => ['192.168.1.10'],
    alive: () => ({ table: 'here' }),
    onUpgrade: (_request, socket) => socket.destroy(),
    ...change,
  });
  onTestFinished(() => server.close());
  return server.port;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks with exactly this path: no client-side cleaning up. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html?again#ABCDE', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/index-BxY12_az.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-abcdefgh.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('is served at %s with its type', async (path, type, cache) => {
    const answer = await ask(await serve(), path);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' } });
  });

  it('says that the table is there, to nobody else\'s page', async () => {
    const port = await serve();
    const { status, headers, body } = await ask(port, '/alive');
    expect({ status, alive: JSON.parse(body) as unknown }).toEqual({ status: 200, alive: { table: 'here' } });
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(port, '/alive', { host: 'evil.example' })).status).toBe(421);
    expect((await ask(port, '/alive', {}, 'POST')).status).toBe(405);
  });

  it('may load nothing from anywhere else', async () => {
    const port = await serve();
    const { headers } = await ask(port, '/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${String(port)};`);
    expect(policy).not.toMatch(/unsafe|\*|https?:/u);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const port = await serve();
    expect(await ask(port, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '15' } });
    expect((await ask(port, '/', {}, 'POST')).status).toBe(405);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/%00secret.txt',
    '/index.html%00.js',
    '/../page-secret.txt',
    '/.hidden.txt',
    '/unknown.bin',
    '/assets',
    '/assets/',
    '/%E0%A4%A',
    '/C:/secret.txt',
    'secret.txt',
    '/missing.js',
  ])('gives nothing away at %s', async (path) => {
    const answer = await ask(await serve(), path).catch(() => ({ status: 400, body: '' }));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
  });

  it('does not follow links out of its folder', async () => {
    const folder = await pageFolder();
    try {
      await symlink(join(folder, '..', 'secret.txt'), join(folder, 'link.txt'));
    } catch {
      return; // Windows needs a privilege for links.
    }
    expect((await ask(await serve({ folder }), '/link.txt')).status).toBe(404);
  });
});

describe('reliability 5: the Host header', () => {
  it.each(['evil.example', 'evil.example:PORT', '127.0.0.1', '127.0.0.1:1', '192.168.1.99:PORT', 'localhost.evil.example:PORT'])(
    '%s is refused, as DNS rebinding would send it',
    async (host) => {
      const port = await serve();
      expect((await ask(port, '/', { host: host.replace('PORT', String(port)) })).status).toBe(421);
    },
  );

  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '192.168.1.10'])('%s is one of our own', async (host) => {
    const port = await serve();
    expect((await ask(port, '/', { host: `${host}:${String(port)}` })).status).toBe(200);
  });
});

describe('the port', () => {
  async function occupied(port: number): Promise<number> {
    const other: Server = createServer();
    await new Promise<void>((resolve, reject) => {
      other.once('error', reject);
      other.listen(port, '127.0.0.1', resolve);
    });
    onTestFinished(() => void other.close());
    return (other.address() as AddressInfo).port;
  }

  it('that was asked for and is taken is an error that says so', async () => {
    const port = await occupied(0);
    await expect(serve({ port })).rejects.toThrow(PortInUseError);
    await expect(serve({ port })).rejects.toMatchObject({ code: 'port-in-use', port });
  });

  it('that nobody asked for is the next free one', async () => {
    await occupied(USUAL_PORT).catch(() => undefined);
    const port = await serve({ port: null });
    expect(port).not.toBe(USUAL_PORT);
    expect((await ask(port, '/')).status).toBe(200);
  });
});
