import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Game } from '@shared/engine/game';
import { startHost, usualHostOptions } from '@electron/headless/start-host';
import type { RunningHost } from '@electron/headless/start-host';
import { OwnEvening } from '@electron/main/evening/own-evening';
import type { EveningDialogs } from '@electron/main/evening/own-evening';
import { OwnHost } from '@electron/main/own-host';
import { memoryPair } from '@electron/transport/memory';
import type { HostMessage } from '@shared/protocol/messages';
import { pebbles } from '@tests/fixtures/games/pebbles';
import { temporaryFolder } from '@tests/fixtures/temporary-folder';

const games: readonly Game[] = [pebbles];

/** The app's part of an evening, with somebody in front of it who answers as the test says. */
class App {
  readonly said: string[] = [];
  /** What is chosen in the dialogs for files. */
  file: string | null = null;
  /** What is answered to questions, one after the other. */
  answers: number[] = [];
  opened = 0;
  readonly host: OwnHost;
  readonly evening: OwnEvening;
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    const dialogs: EveningDialogs = {
      chooseTarget: () => Promise.resolve(this.file),
      chooseSource: () => Promise.resolve(this.file),
      ask: ({ message, answers }) => {
        this.said.push(message);
        return Promise.resolve(this.answers.shift() ?? answers.length - 1);
      },
      tell: ({ message, detail }) => void this.said.push(message, detail),
    };
    this.host = new OwnHost(() => this.#start(), { onFailure: (error) => void this.said.push(String(error)), onWarning: (report) => void this.evening.damaged(report) });
    this.evening = new OwnEvening({
      folder,
      games,
      host: this.host,
      dialogs,
      locale: () => 'de',
      today: () => new Date(2026, 0, 2),
      opened: () => void (this.opened += 1),
    });
    onTestFinished(() => this.host.close());
  }

  #start(): Promise<RunningHost> {
    return startHost({ ...usualHostOptions, dataDirectory: this.folder, rendererDirectory: this.folder, port: 0, listenOn: '127.0.0.1', tableName: 'Küche', games, report: () => undefined });
  }

  /** The player's window comes to the table. */
  async window(): Promise<{ ask(message: object): Promise<void>; last<Type extends HostMessage['type']>(type: Type): Extract<HostMessage, { type: Type }> }> {
    const { connection, client } = memoryPair({ origin: 'local' });
    const heard: HostMessage[] = [];
    client.onMessage((message) => heard.push(message));
    await this.host.connect(connection);
    let id = 0;
    const ask = async (message: object): Promise<void> => {
      id += 1;
      const re = id;
      client.send({ id: re, ...message });
      await expect.poll(() => heard.some((one) => 're' in one && one.re === re)).toBe(true);
    };
    await ask({ type: 'hello', protocol: 1, device: 'app', code: null, token: null });
    return {
      ask,
      last: (type) => {
        const found = heard.findLast((message) => message.type === type);
        if (found === undefined) throw new Error(`no ${type} was heard`);
        return found as never;
      },
    };
  }
}

async function app(): Promise<App> {
  return new App(await temporaryFolder());
}

async function playing(of: App): Promise<void> {
  const window = await of.window();
  for (const name of ['Anna', 'Bela']) await window.ask({ type: 'sit', name });
  await window.ask({ type: 'start' });
}

describe('the evening of the app', () => {
  it('is saved while it is played, and goes on in the app of another computer', async () => {
    const first = await app();
    await playing(first);
    first.file = join(first.folder, 'abend.doppelstapel');
    await first.evening.save();
    expect(first.said[0]).toBe('Der Abend ist gesichert.');
    expect(first.said[1]).toContain(first.file);

    const second = await app();
    await second.window();
    second.file = first.file;
    await second.evening.open();
    expect(second.said).toEqual([]);
    expect(second.opened).toBe(1);
    const window = await second.window();
    expect(window.last('lobby').lobby).toMatchObject({ paused: true, hosts: [window.last('welcome').person], seats: [{ name: 'Anna', connected: false }, { name: 'Bela' }] });
    await window.ask({ type: 'give-seat', seat: 0, person: window.last('welcome').person });
    expect(window.last('match').projections).toMatchObject([{ viewer: 0 }]);
  });

  it('is saved as well while no table is open', async () => {
    const first = await app();
    await playing(first);
    await first.host.close();
    first.file = join(first.folder, 'abend.doppelstapel');
    await first.evening.save();
    expect((await readFile(first.file, 'utf8')).split('\n')[0]).toContain('doppelstapel-evening');
    expect((await readdir(first.folder)).filter((name) => name === 'host.lock')).toEqual([]);
  });

  it('that is not over is asked for before another one is opened: cancel, save first, or open', async () => {
    const first = await app();
    await playing(first);
    first.file = join(first.folder, 'abend.doppelstapel');
    await first.evening.save();
    first.said.length = 0;

    await first.evening.open();
    expect(first.said).toEqual(['Am Tisch „Küche“ ist der Abend noch nicht zu Ende.']);
    expect(first.opened).toBe(0);

    const before = (await readdir(first.folder)).filter((name) => name.endsWith('.jsonl'));
    first.answers = [0];
    await first.evening.open();
    expect(first.said).toContain('Der Abend ist gesichert.');
    expect(first.opened).toBe(1);
    expect((await readdir(first.folder)).filter((name) => name.endsWith('.jsonl'))).toEqual(expect.arrayContaining(before));

    first.answers = [1];
    await first.evening.open();
    expect(first.opened).toBe(2);
  });

  it('stays as it is when the file is none, or damaged, and the reason is said', async () => {
    const first = await app();
    await playing(first);
    first.file = join(first.folder, 'abend.doppelstapel');
    await first.evening.save();
    await writeFile(first.file, (await readFile(first.file, 'utf8')).replace('Anna', 'Otto'));
    first.said.length = 0;
    const before = await readdir(first.folder);
    await first.evening.open();
    expect(first.said[0]).toBe('Dieser Abend lässt sich nicht öffnen.');
    expect(first.said[1]).toContain(`ab Zeile`);
    expect(first.said[1]).toContain(first.file);
    expect(await readdir(first.folder)).toEqual(before);
    expect(first.opened).toBe(0);
  });

  it('of which there is none cannot be saved', async () => {
    const first = await app();
    first.file = join(first.folder, 'abend.doppelstapel');
    await first.evening.save();
    expect(first.said[0]).toBe('Der Abend lässt sich nicht sichern.');
    expect(await readdir(first.folder)).toEqual([]);
  });
});

describe('a damaged journal in the app', () => {
  async function damagedApp(): Promise<{ app: App; path: string }> {
    const first = await app();
    await playing(first);
    await first.host.close();
    const [name = ''] = (await readdir(first.folder)).filter((one) => one.endsWith('.jsonl'));
    const path = join(first.folder, name);
    await writeFile(path, (await readFile(path, 'utf8')).replace('"type":"closed"', '"type":"closet"'));
    return { app: new App(first.folder), path };
  }

  it('is reported, and a new evening begins', async () => {
    const { app: second } = await damagedApp();
    const window = await second.window();
    await expect.poll(() => second.said).toEqual(['Das Protokoll eines früheren Abends ist beschädigt.']);
    expect(window.last('lobby').lobby.seats).toEqual([]);
  });

  it('is asked about once for an evening that is gone on with, and for each table of one that is not', async () => {
    const { app: second, path } = await damagedApp();
    const other = path.replace(/-01-[0-9a-f]{8}/u, '-02-0123abcd');
    await writeFile(other, await readFile(path));
    await second.window();
    await expect.poll(() => second.said).toHaveLength(2);
    await second.host.close();
    const third = new App(second.folder);
    third.answers = [0];
    for (const name of await readdir(third.folder)) {
      if (name.endsWith('.jsonl') && !path.endsWith(name) && !other.endsWith(name)) await rm(join(third.folder, name));
    }
    await third.window();
    await expect.poll(() => third.opened).toBe(1);
    await third.window();
    expect(third.said).toHaveLength(1);
  });

  it('is gone on with from before the damage, when that is wanted', async () => {
    const { app: second, path } = await damagedApp();
    const broken = await readFile(path);
    second.answers = [0];
    await second.window();
    await expect.poll(() => second.opened).toBe(1);
    const window = await second.window();
    expect(window.last('lobby').lobby).toMatchObject({ paused: true, seats: [{ name: 'Anna', connected: true }, { name: 'Bela', connected: true }] });
    expect(await readFile(path)).toEqual(broken);
    expect(second.said).toHaveLength(1);
  });
});
