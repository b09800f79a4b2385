import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game } from '@shared/engine/game';
import { startHost, type HostOptions, type RunningHost } from '@electron/headless/start-host';
import { StorageBusyError } from '@electron/storage/folder-lock';
import { PortInUseError } from '@electron/transport/http-server';
import { memoryPair } from '@electron/transport/memory';
import { pebbles } from '@tests/fixtures/games/pebbles';
import { optionsIn, start } from '@tests/fixtures/real-host';
import { SocketClient } from '@tests/fixtures/socket-client';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

async function playing(host: RunningHost): Promise<{ client: SocketClient; token: string }> {
  const client = await SocketClient.connect(host.port);
  const welcome = await client.hello({ code: host.joinCode });
  if (welcome.type !== 'welcome') throw new Error('not let in');
  await client.ask({ type: 'sit', name: 'Anna' });
  await client.ask({ type: 'sit', name: 'Bela' });
  await client.ask({ type: 'start' });
  const { match, projections } = await client.hears('match');
  const action = projections[0]?.legal[0];
  expect(await client.ask({ type: 'act', key: 'k', match, version: 0, seat: 0, action, pressedAt: null })).toMatchObject({ type: 'done' });
  return { client, token: welcome.token };
}

async function journalIn(options: HostOptions): Promise<string> {
  const name = (await readdir(options.dataDirectory)).find((file) => file.endsWith('.jsonl'));
  return join(options.dataDirectory, name ?? '');
}

describe('a host', () => {
  it('is reached by its page, by WebSocket and from this computer', async () => {
    const options = await optionsIn(await temporaryFolder());
    const host = await start(options);
    expect(host.addresses()).toEqual([`http://127.0.0.1:${String(host.port)}`]);
    expect(await (await fetch(host.addresses()[0] ?? '')).text()).toBe('<!doctype html>');
    const { client } = await playing(host);
    const { connection, client: local } = memoryPair();
    const heard: string[] = [];
    local.onMessage((message) => heard.push(message.type));
    host.connectLocal(connection);
    local.send({ type: 'hello', id: 1, protocol: 1, device: 'app', code: null, token: null });
    await client.hears('lobby', ({ lobby }) => lobby.match !== null);
    await client.ask({ type: 'rename', seat: 0, name: 'Anne' });
    expect(heard.slice(0, 3)).toEqual(['welcome', 'lobby', 'match']);
  });

  it('knows whether an evening is on: who is connected, and whether a match is not over', async () => {
    const host = await start(await optionsIn(await temporaryFolder()));
    expect([host.visitors(), host.isPlaying()]).toEqual([0, false]);
    const { client } = await playing(host);
    expect([host.visitors(), host.isPlaying()]).toEqual([1, true]);
    await client.ask({ type: 'to-lobby' });
    expect([host.visitors(), host.isPlaying()]).toEqual([1, false]);
    client.leave();
    await expect.poll(() => host.visitors()).toBe(0);
  });

  it('tells everybody when it closes', async () => {
    const host = await startHost(await optionsIn(await temporaryFolder()));
    const { client } = await playing(host);
    await host.close();
    expect(await client.hears('closed')).toEqual({ type: 'closed', code: 'host-closed' });
    await client.closed();
  });

  it.each([
    ['was stopped hard', false],
    ['was closed in the middle of a match', true],
  ])('reliability 14: goes on with the match after it %s', async (_what, properly) => {
    const folder = await temporaryFolder();
    const options = await optionsIn(folder);
    const first = await startHost(options);
    const { client, token } = await playing(first);
    const shown = await client.hears('match', ({ version }) => version === 1);
    // What a crash at this moment would leave on the disk.
    if (!properly) await cp(options.dataDirectory, join(folder, 'crashed'), { recursive: true });
    await first.close();
    if (!properly) await rm(join(folder, 'crashed', 'host.lock'));
    const second = await start({ ...options, ...(properly ? {} : { dataDirectory: join(folder, 'crashed') }) });
    expect(second.joinCode).toBe(first.joinCode);
    const again = await SocketClient.connect(second.port);
    expect(await again.hello({ token })).toMatchObject({ type: 'welcome', token });
    const { version, match, projections } = await again.hears('match');
    expect({ version, match, views: projections.map(({ view }) => view) }).toEqual({
      version: shown.version,
      match: shown.match,
      views: shown.projections.map(({ view }) => view),
    });
  });

  it('begins a new evening after one that was closed in the lobby', async () => {
    const options = await optionsIn(await temporaryFolder());
    const first = await startHost(options);
    const { client, token } = await playing(first);
    await client.ask({ type: 'to-lobby' });
    await first.close();
    const second = await start(options);
    const again = await SocketClient.connect(second.port);
    expect(await again.hello({ token })).toMatchObject({ code: 'wrong-code' });
  });

  it('reliability 13: leaves a damaged journal alone, says so, and begins a new evening', async () => {
    const options = await optionsIn(await temporaryFolder());
    const first = await startHost(options);
    await playing(first);
    await first.close();
    const path = await journalIn(options);
    const damaged = (await readFile(path, 'utf8')).replace('Anna', 'Otto');
    await writeFile(path, damaged);
    const second = await start(options);
    expect(second.warnings).toMatchObject([{ code: 'journal-damaged', file: path, tableName: 'Kitchen', canGoOn: true }]);
    expect(await readFile(path, 'utf8')).toBe(damaged);
  });

  it('does the same with a match that the rules as they are now would not allow', async () => {
    const options = await optionsIn(await temporaryFolder());
    const first = await startHost(options);
    await playing(first);
    await first.close();
    const path = await journalIn(options);
    const before = await readFile(path, 'utf8');
    const strict: Game = { ...(pebbles as Game), apply: () => ({ code: 'illegal' }) };
    const second = await start({ ...options, games: [strict] });
    const line = before.split('\n').findIndex((text) => text.includes('"type":"act"')) + 1;
    expect(second.warnings).toMatchObject([{ code: 'journal-damaged', file: path, line, match: { game: 'pebbles', round: 1, moves: 0 } }]);
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('reliability 10: writes tokens nowhere', async () => {
    const options = await optionsIn(await temporaryFolder());
    const host = await start(options);
    const { token } = await playing(host);
    expect(await readFile(await journalIn(options), 'utf8')).not.toContain(token);
  });

  it('reliability 13: does not share its folder', async () => {
    const options = await optionsIn(await temporaryFolder());
    await start(options);
    await expect(startHost(options)).rejects.toThrow(StorageBusyError);
  });

  it('that finds its port taken gives its folder back', async () => {
    const folder = await temporaryFolder();
    const host = await start(await optionsIn(folder));
    const other = await optionsIn(join(folder, 'other'), { port: host.port });
    await expect(startHost(other)).rejects.toThrow(PortInUseError);
    await start({ ...other, port: 0 });
  });

  it('reliability 14: is found where it was before, unless somebody else is there now', async () => {
    const folder = await temporaryFolder();
    const first = await startHost(await optionsIn(folder));
    await first.close();
    const again = await startHost(await optionsIn(folder, { port: null }));
    expect(again.port).toBe(first.port);
    await again.close();
    await start(await optionsIn(await temporaryFolder(), { port: first.port }));
    const elsewhere = await start(await optionsIn(folder, { port: null }));
    expect(elsewhere.port).not.toBe(first.port);
  });
});
