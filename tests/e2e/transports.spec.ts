import type { Page } from '@playwright/test';
import { BridgeClient, helloMessage } from './support/bridge-client';
import { expect, test } from './support/test';

/** What a page hears that says hello to a host over the network. */
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
    [`${address.replace('http', 'ws')}/socket`, helloMessage(code)] as const,
  );
}

test('the app reaches its own host without the network', async ({ app }) => {
  const { lobby } = await (await BridgeClient.open(app.page)).latest('lobby');
  expect(lobby.hosts).toHaveLength(1);
  expect(lobby.code).not.toBe('');
});

test('a second app reaches the first over the network, with the right code only', async ({ launch }) => {
  const host = await launch();
  const { lobby } = await (await BridgeClient.open(host.page)).latest('lobby');
  const port = new URL(lobby.addresses[0] ?? '').port;
  const guest = await launch();
  expect(await overSocket(guest.page, `http://127.0.0.1:${port}`, lobby.code)).toContain('lobby');
  expect(await overSocket(guest.page, `http://127.0.0.1:${port}`, 'WRONG')).toContain('refused');
});

test('messages of nonsense are refused or dropped, and the next one is answered', async ({ app }) => {
  const client = await BridgeClient.open(app.page);
  const tooLarge = { type: 'act', filler: 'x'.repeat(20_000) };
  for (const nonsense of [undefined, null, 'act', [], { type: 1 }, tooLarge, { type: 'dance', id: 2 }]) {
    await client.send(nonsense);
  }
  await client.send({ type: 'ping', id: 3, sentAt: 0 });
  await client.latest('pong', ({ re }) => re === 3);
  await client.latest('refused');
});

test('a browser gets the page from the host, and asks nobody else for anything', async ({ app, page }) => {
  const { lobby } = await (await BridgeClient.open(app.page)).latest('lobby');
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
  await (await BridgeClient.open(page)).latest('lobby');
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
