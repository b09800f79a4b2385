import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@shared/engine/random';
import { games } from '@shared/games/registry';
import type { HostEvent } from '@electron/host/services';
import { optionsIn, start } from '@tests/fixtures/real-host';
import { SocketClient } from '@tests/fixtures/socket-client';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

/** Everything in all files of a folder. */
async function contentOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** A client with its token. */
async function joined(port: number, code: string, device: string): Promise<{ client: SocketClient; token: string }> {
  const client = await SocketClient.connect(port);
  const welcome = await client.hello({ code, device });
  if (welcome.type !== 'welcome') throw new Error('not let in');
  return { client, token: welcome.token };
}

/** Somebody who may act does so, again and again. */
async function play(clients: readonly SocketClient[], moves: number): Promise<void> {
  const random = randomFrom('tokens');
  for (let move = 0; move < moves; move++) {
    const shown = clients.map((client) => ({ client, message: client.latest('match') }));
    const able = shown.flatMap(({ client, message }) => (message.projections.some(({ legal }) => legal.length > 0) ? [{ client, message }] : []));
    if (able.length === 0) return;
    const { client, message } = pick(random, able);
    const { match, version, projections } = message;
    const { viewer, legal } = projections.find((one) => one.legal.length > 0) ?? { viewer: 0, legal: [] };
    const answer = await client.ask({ type: 'act', key: `k${String(move)}`, match, version, seat: viewer, action: pick(random, legal), pressedAt: null });
    if (answer.type === 'done') await Promise.all(clients.map((one) => one.hears('match', (later) => later.version > version)));
  }
}

describe('reliability 10: the tokens of a match that was played', () => {
  it('reach their owners and stand nowhere else: in no message, no file, no report, not on the television', async () => {
    const folder = await temporaryFolder();
    const reports: HostEvent[] = [];
    const options = await optionsIn(folder, { games, report: (event) => reports.push(event), messageLimit: { rate: 1000, burst: 1000 } });
    const host = await start(options);
    const people = [];
    for (const device of ['phone', 'app', 'phone', 'television']) people.push(await joined(host.port, host.joinCode, device));
    const clients = people.map(({ client }) => client);
    for (const [index, client] of clients.slice(0, 3).entries()) await client.ask({ type: 'sit', name: `Person ${String(index)}` });
    await clients[0]?.ask({ type: 'start' });
    await Promise.all(clients.map((client) => client.hears('match')));
    await play(clients, 60);

    const tokens = people.map(({ token }) => token);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const heard = clients.map((client) => client.heard.filter(({ type }) => type !== 'welcome'));
    expect(heard[3]?.some(({ type }) => type === 'match')).toBe(true);
    const files = await contentOf(folder);
    const alive = await (await fetch(`http://127.0.0.1:${String(host.port)}/alive`)).text();
    const everything = JSON.stringify([heard, reports, host.notice(), host.addresses()]) + files + alive;
    for (const token of tokens) {
      expect(everything.includes(token)).toBe(false);
      expect(files.includes(createHash('sha256').update(token).digest('base64url'))).toBe(true);
    }
  });
});
