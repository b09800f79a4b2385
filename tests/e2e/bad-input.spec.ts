import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { inProject } from '@build/bootstrap/paths.mjs';
import { newDataFolder } from './support/app';
import { addressOf, joinWithApp, joinWithBrowser, openTable } from './support/room';
import { expect, test } from './support/test';
import { tapBridge } from './support/wire';

async function addBots(page: Page, count: number): Promise<void> {
  for (let bots = 0; bots < count; bots++) {
    await page.getByRole('button', { name: /^Bot oder Person dazu/u }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'leicht' }).click();
    await expect(page.getByText(`${String(bots + 2)} von 8 Plätzen besetzt`)).toBeVisible();
  }
}

test('an address that nobody answers and one that is none are told apart, and what was typed stays', async ({ app }) => {
  await joinWithApp(app.page, { address: '127.0.0.1:9', code: 'ABCDE', name: 'Mehmet' });
  await expect(app.page.getByRole('alert')).toContainText('Keine Antwort von 127.0.0.1:9');
  await joinWithApp(app.page, { address: 'Küche!', code: 'ABCDE', name: 'Mehmet' });
  await expect(app.page.getByRole('alert')).toContainText('Das ist keine Adresse');
  await expect(app.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mehmet');
  await expect(app.page.getByRole('textbox', { name: 'Code' })).toHaveValue('ABCDE');
});

test('the same in English', async ({ launch }) => {
  const { page } = await launch({ locale: 'en' });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mehmet');
  await page.getByRole('textbox', { name: 'Address' }).fill('127.0.0.1:9');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('alert')).toContainText('No answer from 127.0.0.1:9');
});

test('a wrong code is said, a full table lets people watch, and nothing typed is lost', async ({ app, page }) => {
  const wire = await tapBridge(app);
  await openTable(app.page, 'Jana');
  const place = await addressOf(wire);
  await joinWithBrowser(page, { ...place, code: 'AAAAA', name: 'Frieda' });
  await expect(page.getByRole('alert')).toContainText('Dieser Code stimmt nicht.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Frieda');

  await addBots(app.page, 7);
  await page.getByRole('textbox', { name: 'Code' }).fill(place.code.toLowerCase());
  await page.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(page.getByText('Der Tisch ist voll, alle 8 Plätze sind besetzt.')).toBeVisible();
});

test('another version of the protocol is named with both numbers', async ({ app, page }) => {
  const wire = await tapBridge(app);
  await openTable(app.page, 'Jana');
  const place = await addressOf(wire);
  await page.routeWebSocket(/\/socket$/u, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      host.send(JSON.stringify(message.type === 'hello' ? { ...message, protocol: 99 } : message));
    });
  });
  await joinWithBrowser(page, { ...place, name: 'Frieda' });
  await expect(page.getByRole('alert')).toContainText(/Protokoll 1, dieses Gerät Protokoll 99/u);
});

test('settings that cannot be read are replaced by the usual ones', async ({ launch }) => {
  const dataFolder = await newDataFolder();
  const first = await launch({ dataFolder });
  await first.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    localStorage.setItem('doppelstapel.preferences', '{"language": 7, "the":');
  });
  await first.close();
  const second = await launch({ dataFolder });
  await expect(second.page.getByRole('button', { name: /^Tisch öffnen/u })).toBeVisible();
});

test('a port in use is named when it was asked for', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const host = spawn(process.execPath, [inProject('out', 'headless', 'main.mjs'), '--port', String(port), '--host', '127.0.0.1', '--data', await newDataFolder()], {
    env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  });
  let said = '';
  host.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => host.once('exit', resolve));
  busy.close();
  expect(code).not.toBe(0);
  expect(said).toContain(String(port));
  expect(said).toContain('--port');
});
