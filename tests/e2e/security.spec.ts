import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newDataFolder } from './support/app';
import { openTable, openTelevision } from './support/room';
import { expect, test } from './support/test';

test('reliability 1: every window is sandboxed and knows nothing of Node, the television\'s as well', async ({ app }) => {
  await openTable(app.page, 'Jana');
  const television = await openTelevision(app, /Als Fenster öffnen/u);
  const preferences = await app.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => {
      // Not in Electron's types, but the only way to see what a window was really made with.
      const contents = window.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      return contents.getLastWebPreferences();
    }),
  );
  expect(preferences).toHaveLength(2);
  for (const ofWindow of preferences) {
    expect(ofWindow).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
    });
  }
  for (const page of [app.page, television]) {
    const inside = await page.evaluate(() => ['require', 'process', 'module', 'Buffer'].filter((name) => name in window));
    expect(inside).toEqual([]);
    expect(new URL(page.url()).protocol).toBe('app:');
  }
});

test('reliability 1: the bridge is all that the page has got', async ({ app }) => {
  const names = await app.page.evaluate(() =>
    Object.keys((window as unknown as { doppelstapel: object }).doppelstapel).sort(),
  );
  expect(names).toEqual(['close', 'closeTelevision', 'connect', 'findTables', 'info', 'onEveningOpened', 'onMessage', 'openEvening', 'openTelevision', 'saveEvening', 'send', 'switchUpdates', 'updates', 'watchTelevision']);
});

test('reliability 1: the policy lets no foreign or inline script run', async ({ app }) => {
  const policy = await app.page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'));
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  const ran = await app.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.inlineScriptRan = true';
    document.body.append(script);
    return 'inlineScriptRan' in globalThis;
  });
  expect(ran).toBe(false);
});

test('reliability 2: the window stays inside the app', async ({ app }) => {
  const { electron, page } = app;
  const visits: string[] = [];
  const elsewhere = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('elsewhere');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  await electron.evaluate(({ BrowserWindow }) => {
    const wanted: string[] = [];
    (globalThis as { wanted?: string[] }).wanted = wanted;
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', ({ url }) => wanted.push(url));
  });
  const opened = await page.evaluate((target) => window.open(`${target}/window`) !== null, address);
  expect(opened).toBe(false);
  const fetched = await page.evaluate((target) => fetch(`${target}/fetch`).then(() => 'fetched', () => 'refused'), address);
  expect(fetched).toBe('refused');
  await page.evaluate((target) => {
    const frame = document.createElement('iframe');
    frame.src = `${target}/frame`;
    document.body.append(frame);
    location.href = `${target}/page`;
  }, address);
  await expect.poll(() => electron.evaluate(() => (globalThis as { wanted?: string[] }).wanted)).toEqual([`${address}/page`]);
  expect(new URL(page.url()).protocol).toBe('app:');
  expect(electron.windows()).toHaveLength(1);
  expect(visits).toEqual([]);
  elsewhere.close();
});

test('reliability 2: permissions are denied', async ({ app }) => {
  const states = await app.page.evaluate(async () => {
    const geolocation = await navigator.permissions.query({ name: 'geolocation' });
    const notifications = await Notification.requestPermission();
    const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      () => 'denied',
    );
    return [geolocation.state, notifications, camera];
  });
  expect(states).toEqual(['denied', 'denied', 'denied']);
});

test('a second start shows the first window', async ({ launch }) => {
  const first = await launch();
  await expect(launch({ dataFolder: first.dataFolder })).rejects.toThrow();
  const windows = await first.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  expect(windows).toBe(1);
});

test('a damaged window state is put aside, and the next one is remembered', async ({ launch }) => {
  const dataFolder = await newDataFolder();
  const file = join(dataFolder, 'window-state.json');
  await writeFile(file, '{"bounds": "everywhere"');
  const damaged = await launch({ dataFolder });
  await damaged.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 900, height: 700 });
  });
  await damaged.close();
  expect(await readdir(dataFolder)).toContain('window-state.json.damaged');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ bounds: { width: 900, height: 700 } });

  const next = await launch({ dataFolder });
  const size = await next.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(size).toMatchObject({ width: 900, height: 700 });
});
