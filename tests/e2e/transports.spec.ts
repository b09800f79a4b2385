import type { Page } from '@playwright/test';
import type { HostMessage } from '@shared/protocol/messages';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import { expect, test } from './support/test';

const hello = { type: 'hello', id: 1, protocol: PROTOCOL_VERSION, device: 'app', code: null, token: null } as const;

type MessageOf<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;

/** Says hello to the host inside the app and waits for one kind of answer. */
async function overBridge<Type extends HostMessage['type']>(page: Page, type: Type): Promise<MessageOf<Type>> {
  const answer = await page.evaluate(
    ([message, wanted]) =>
      new Promise<unknown>((resolve) => {
        const { doppelstapel } = window as unknown as {
          doppelstapel: { connect(): void; send(sent: unknown): void; onMessage(handler: (heard: { type: string }) => void): void };
        };
        doppelstapel.onMessage((heard) => {
          if (heard.type === wanted) resolve(heard);
        });
        doppelstapel.connect();
        doppelstapel.send(message);
      }),
    [hello, type] as const,
  );
  return answer as MessageOf<Type>;
}

/** The same over the network; also what the page hears when it is not let in. */
async function overSocket(page: Page, address: string, code: string): Promise<string[]> {
  return await page.evaluate(
    ([url, message]) =>
      new Promise<string[]>((resolve) => {
        const types: string[] = [];
        const socket = new WebSocket(url);
        socket.onopen = () => socket.send(JSON.stringify(message));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type } = JSON.parse(data) as { type: string };
          types.push(type);
          if (type === 'lobby' || type === 'refused') resolve(types);
        };
        socket.onclose = () => resolve([...types, 'closed']);
      }),
    [`${address.replace('http', 'ws')}/socket`, { ...hello, code }] as const,
  );
}

test('the app reaches its own host without the network', async ({ app }) => {
  const { lobby } = await overBridge(app.page, 'lobby');
  expect(lobby.hosts).toHaveLength(1);
  expect(lobby.code).not.toBe('');
});

test('a second app reaches the first over the network, with the right code only', async ({ launch }) => {
  const host = await launch();
  const { lobby } = await overBridge(host.page, 'lobby');
  const port = new URL(lobby.addresses[0] ?? '').port;
  const guest = await launch();
  expect(await overSocket(guest.page, `http://127.0.0.1:${port}`, lobby.code)).toContain('lobby');
  expect(await overSocket(guest.page, `http://127.0.0.1:${port}`, 'WRONG')).toContain('refused');
});

test('a message of nonsense is refused, and the next one is answered', async ({ app }) => {
  await overBridge(app.page, 'lobby');
  const types = await app.page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { doppelstapel } = window as unknown as {
          doppelstapel: { send(sent: unknown): void; onMessage(handler: (heard: { type: string }) => void): void };
        };
        const heard: string[] = [];
        doppelstapel.onMessage(({ type }) => {
          heard.push(type);
          if (type === 'pong') resolve(heard);
        });
        for (const nonsense of [undefined, null, 'act', [], { type: 1 }, { type: 'act', filler: 'x'.repeat(20_000) }, { type: 'dance', id: 2 }]) {
          doppelstapel.send(nonsense);
        }
        doppelstapel.send({ type: 'ping', id: 3, sentAt: 0 });
      }),
  );
  expect(types).toContain('refused');
});

test('a browser gets the page from the host, and asks nobody else for anything', async ({ app, page }) => {
  const { lobby } = await overBridge(app.page, 'lobby');
  const host = `127.0.0.1:${new URL(lobby.addresses[0] ?? '').port}`;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  page.on('websocket', (socket) => asked.add(new URL(socket.url()).host));
  await page.goto(`http://${host}/`);
  await expect(page).toHaveTitle('Doppelstapel');
  await expect(page.locator('#app')).not.toBeEmpty();
  expect([...asked]).toEqual([host]);
});

test('a page that crashed comes back', async ({ app }) => {
  const { electron, page } = app;
  await overBridge(page, 'lobby');
  const loaded = electron.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        BrowserWindow.getAllWindows()[0]?.webContents.once('did-finish-load', () => resolve());
      }),
  );
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  await loaded;
  const filled = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.title'),
  );
  expect(filled).toBe('Doppelstapel');
});
