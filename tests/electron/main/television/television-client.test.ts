import { beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, type HostMessage } from '@shared/protocol/messages';
import type { Lobby } from '@shared/protocol/lobby';
import { CheckedIpc } from '@electron/ipc/checked-ipc';
import { serveWindows } from '@electron/ipc/host-connections';
import { settle } from '@tests/fixtures/fake-clock';
import { testHost } from '@tests/fixtures/host-fixture';
import { FakeIpcMain, FakeSender, frameOf, OWN_PAGE } from '../../ipc/fake-ipc-main';

/** A window of the app at the own table, by the way that the real ones take. */
class Window {
  readonly sender: FakeSender;
  readonly #ipcMain: FakeIpcMain;
  #nextId = 1;

  constructor(ipcMain: FakeIpcMain, id: number) {
    this.#ipcMain = ipcMain;
    this.sender = new FakeSender(id);
  }

  say(channel: string, ...args: unknown[]): void {
    this.#ipcMain.send(channel, this.sender, frameOf(OWN_PAGE), args);
  }

  async ask(message: object): Promise<HostMessage | undefined> {
    const id = this.#nextId++;
    this.say('host:message', { id, ...message });
    await settle();
    return this.heard().find((heard) => 're' in heard && heard.re === id);
  }

  async enter(device: 'app' | 'television'): Promise<void> {
    this.say('host:open');
    await this.ask({ type: 'hello', protocol: PROTOCOL_VERSION, device, code: null, token: null });
  }

  heard(): HostMessage[] {
    return this.sender.sent.map(({ message }) => message as HostMessage);
  }

  last<Type extends HostMessage['type']>(type: Type): Extract<HostMessage, { type: Type }> {
    const found = this.heard().findLast((message): message is Extract<HostMessage, { type: Type }> => message.type === type);
    if (found === undefined) throw new Error(`no ${type} was heard`);
    return found;
  }

  get person(): string {
    return this.last('welcome').person;
  }

  get lobby(): Lobby {
    return this.last('lobby').lobby;
  }
}

let player: Window;
let television: Window;
let ipcMain: FakeIpcMain;

beforeEach(async () => {
  const host = await testHost({ hostPolicy: 'local' });
  ipcMain = new FakeIpcMain();
  serveWindows(new CheckedIpc(ipcMain, ['app://doppelstapel'], () => undefined), (connection) => host.party.connect(connection));
  player = new Window(ipcMain, 1);
  television = new Window(ipcMain, 2);
});

/** Both windows at the table, the player and a bot in the middle of a match. */
async function playing(): Promise<void> {
  await player.enter('app');
  await television.enter('television');
  await player.ask({ type: 'sit', name: 'Anna' });
  await player.ask({ type: 'add-bot', level: 'easy' });
  await player.ask({ type: 'start' });
}

describe('the television\'s window', () => {
  test('is let in beside the player\'s, as somebody else and with a token of its own', async () => {
    await player.enter('app');
    await television.enter('television');
    expect(television.person).not.toBe(player.person);
    expect(television.last('welcome').token).not.toBe(player.last('welcome').token);
    expect(player.lobby.onlookers).toContainEqual({ person: television.person, device: 'television' });
  });

  test('never hosts, whether it comes first or is alone', async () => {
    await television.enter('television');
    expect(television.lobby.hosts).toEqual([]);
    await player.enter('app');
    expect(television.lobby.hosts).toEqual([player.person]);
    player.sender.end('destroyed');
    await settle();
    expect(television.lobby.hosts).not.toContain(television.person);
  });

  test.each([
    [{ type: 'add-bot', level: 'easy' }],
    [{ type: 'move-seat', seat: 0, to: 0 }],
    [{ type: 'choose-game', game: 'pebbles' }],
    [{ type: 'set-options', options: { hand: 3 } }],
    [{ type: 'rotate-code' }],
    [{ type: 'lock', locked: true }],
    [{ type: 'pause', paused: true }],
    [{ type: 'set-turn-limit', seconds: 30 }],
    [{ type: 'open-table', name: 'Another' }],
    [{ type: 'start' }],
    [{ type: 'to-lobby' }],
  ])('may not %j', async (message) => {
    await playing();
    expect(await television.ask(message)).toMatchObject({ type: 'refused', code: 'not-host' });
  });

  test('sees the table and no hand, and cannot act for the player', async () => {
    await playing();
    const { match, version, projections } = television.last('match');
    expect(projections.map(({ viewer }) => viewer)).toEqual(['table']);
    expect(projections[0]?.legal).toEqual([]);
    const own = player.last('match').projections[0];
    expect(own?.viewer).toBe(0);
    const action = { type: 'act', key: 'k', match, version, seat: 0, action: own?.legal[0] ?? { type: 'none' }, pressedAt: null };
    expect(await television.ask(action)).toMatchObject({ type: 'refused', code: 'not-your-seat' });
  });

  test('closed and opened again is the same onlooker', async () => {
    await playing();
    const { person } = television;
    television.sender.end('destroyed');
    await settle();
    expect(player.lobby.onlookers).toEqual([]);
    const again = new Window(ipcMain, 3);
    await again.enter('television');
    expect(again.person).toBe(person);
    expect(again.last('match').projections.map(({ viewer }) => viewer)).toEqual(['table']);
  });
});
