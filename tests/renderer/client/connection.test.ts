import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConnection } from '@renderer/client/connection';
import type { Target } from '@renderer/client/host-link';
import { useLobby } from '@renderer/client/lobby';
import { setLinkOpener } from '@renderer/client/open-link';
import { ADDRESS, RendererHost, emptyLobby, person } from '@tests/fixtures/renderer-host';

const table: Target = { kind: 'address', address: ADDRESS };

describe('the connection to a host', () => {
  let host: RendererHost;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    setActivePinia(createPinia());
    host = new RendererHost();
    setLinkOpener(host.open);
  });
  afterEach(() => {
    useConnection().leave();
    vi.useRealTimers();
  });

  it('reliability 10: says hello with the code and keeps the token out of everything but storage', async () => {
    const connection = useConnection();
    expect(await connection.join(table, 'K7M4R', 'phone')).toBeNull();
    expect(connection.phase).toBe('connected');
    expect(host.sent('hello')).toMatchObject([{ code: 'K7M4R', token: null, device: 'phone' }]);
    expect(location.href).not.toContain('token-1');
    connection.leave();
    await connection.join(table, null, 'phone');
    expect(host.sent('hello')[1]).toMatchObject({ code: null, token: 'token-1' });
  });

  it('is another one as a television in the same browser', async () => {
    const connection = useConnection();
    await connection.join(table, 'K7M4R', 'app');
    await connection.join(table, 'K7M4R', 'television');
    expect(host.sent('hello')[1]?.token).toBeNull();
  });

  it('names an address that nobody answers', async () => {
    host.reachable = false;
    const connection = useConnection();
    expect(await connection.join(table, 'K7M4R', 'app')).toEqual({ code: 'no-answer', params: { address: ADDRESS } });
    expect(connection.phase).toBe('refused');
  });

  it('gives up on a host that accepts the connection and says nothing', async () => {
    setLinkOpener(() => ({ send: vi.fn(), onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn(), close: vi.fn() }));
    const answer = useConnection().join(table, null, 'app');
    await vi.advanceTimersByTimeAsync(6000);
    expect((await answer)?.code).toBe('no-answer');
  });

  it('hands on the refusal of a hello, and forgets a token that a new evening does not know', async () => {
    const connection = useConnection();
    await connection.join(table, 'K7M4R', 'app');
    host.answers.set('hello', ({ id }) => ({ type: 'refused', re: id, code: 'wrong-code', params: {} }));
    expect((await connection.join(table, 'WRONG', 'app'))?.code).toBe('wrong-code');
    host.answers.delete('hello');
    await connection.join(table, 'K7M4R', 'app');
    expect(host.sent('hello').at(-1)?.token).toBeNull();
  });

  it('reports both versions when they do not match', async () => {
    host.answers.set('hello', ({ id }) => ({ type: 'refused', re: id, code: 'version-mismatch', params: { host: 7, client: 1 } }));
    expect(await useConnection().join(table, null, 'app')).toEqual({ code: 'version-mismatch', params: { host: 7, client: 1 } });
  });

  it('answers requests by their numbers', async () => {
    const lobby = useLobby();
    await useConnection().join(table, null, 'app');
    host.answers.set('sit', ({ id }) => ({ type: 'refused', re: id, code: 'table-full', params: { maximum: 8 } }));
    const [sitting, starting] = await Promise.all([lobby.sit('Jana'), lobby.start()]);
    expect(sitting).toEqual({ code: 'table-full', params: { maximum: 8 } });
    expect(starting).toBeNull();
  });

  it('reliability 14: comes back by itself, waiting longer each time up to five seconds, and keeps what it showed', async () => {
    const connection = useConnection();
    const lobby = useLobby();
    await connection.join(table, 'K7M4R', 'app');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [person('me', 'Jana')] }) });
    host.reachable = false;
    host.breakLink();
    expect(connection.phase).toBe('lost');
    const attempts: number[] = [];
    for (let passed = 0; passed < 20_000; passed += 250) {
      const before = host.targets.length;
      await vi.advanceTimersByTimeAsync(250);
      if (host.targets.length > before) attempts.push(passed + 250);
    }
    expect(attempts.slice(0, 6)).toEqual([250, 750, 1750, 3750, 7750, 12_750]);
    expect(lobby.occupants).toHaveLength(1);
    host.reachable = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.phase).toBe('connected');
    expect(host.sent('hello').at(-1)?.token).toBe('token-1');
  });

  it('reliability 14: gives an attempt up that hears nothing, and begins a new one when the device wakes', async () => {
    const connection = useConnection();
    await connection.join(table, 'K7M4R', 'app');
    host.mute = true;
    host.breakLink();
    await vi.advanceTimersByTimeAsync(250);
    expect(host.targets).toHaveLength(2);
    // The link is open, or about to be, and nobody answers.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(host.targets).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(6000 + 250);
    expect(host.targets).toHaveLength(4);
    host.mute = false;
    await vi.advanceTimersByTimeAsync(6000 + 500);
    expect(connection.phase).toBe('connected');
  });

  it('tells whoever waits for an answer that it will not come', async () => {
    const connection = useConnection();
    await connection.join(table, null, 'app');
    const waiting = useLobby().sit('Jana');
    host.breakLink();
    expect((await waiting)?.code).toBe('connection-lost');
    expect((await useLobby().start())?.code).toBe('connection-lost');
  });

  it('notices a host that has fallen silent', async () => {
    const connection = useConnection();
    await connection.join(table, null, 'app');
    host.answers.set('ping', () => ({ type: 'done', re: -1 }));
    await vi.advanceTimersByTimeAsync(6000);
    expect(connection.phase).toBe('connected');
    host.mute = true;
    host.reachable = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.phase).toBe('lost');
  });

  it('stays away when the host has said why', async () => {
    const connection = useConnection();
    await connection.join(table, null, 'app');
    host.send({ type: 'closed', code: 'replaced-by-newer-tab' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.phase).toBe('refused');
    expect(connection.cause?.code).toBe('replaced-by-newer-tab');
    expect(host.targets).toHaveLength(1);
    expect(await connection.tryAgain()).toBeNull();
    expect(connection.phase).toBe('connected');
  });
});
