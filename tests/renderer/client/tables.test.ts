import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useConnection } from '@renderer/client/connection';
import type { Target } from '@renderer/client/host-link';
import { useJoining } from '@renderer/client/joining';
import { useLobby } from '@renderer/client/lobby';
import { setLinkOpener } from '@renderer/client/open-link';
import { ADDRESS, RendererHost, emptyLobby, person } from '@tests/fixtures/renderer-host';

const target: Target = { kind: 'address', address: ADDRESS };
const balcony = { table: 'balcony', code: 'B2B2B' };
const running = { id: 'm', game: 'typolena', round: 1, seats: 2 };

/** A host with two tables; each lets in whoever names its code, and knows its own tokens again. */
function openTables(host: RendererHost): void {
  const tables = [{ table: 'kitchen', code: 'K7M4R' }, balcony];
  host.answers.set('hello', (hello) => {
    if (hello.type !== 'hello') return null;
    const named = tables.find(({ code, table }) => code === hello.code || hello.token === `token-${table}`);
    if (named === undefined) return { type: 'refused', re: hello.id, code: 'wrong-code', params: {} };
    const { table, code } = named;
    queueMicrotask(() => queueMicrotask(() => host.send({ type: 'lobby', lobby: emptyLobby({ tableName: table, code }) })));
    return { type: 'welcome', re: hello.id, token: `token-${table}`, person: 'me', table, tableName: table };
  });
}

describe('several tables at one host', () => {
  let host: RendererHost;

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    setActivePinia(createPinia());
    host = new RendererHost();
    setLinkOpener(host.open);
    openTables(host);
    useLobby();
  });
  afterEach(() => useConnection().leave());

  it('have a token each: going there and back finds both seats', async () => {
    const joining = useJoining();
    await joining.enter(target, 'K7M4R');
    await joining.moveTo(balcony);
    expect(useConnection().table).toBe('balcony');
    await joining.moveTo({ table: 'kitchen', code: 'K7M4R' });
    await joining.moveTo(balcony);
    expect(host.sent('hello').map(({ code, token }) => [code, token])).toEqual([
      ['K7M4R', null],
      ['B2B2B', null],
      ['K7M4R', 'token-kitchen'],
      ['B2B2B', 'token-balcony'],
    ]);
  });

  it('keep who reloads at the table where they were last', async () => {
    await useJoining().enter(target, 'K7M4R');
    await useJoining().moveTo(balcony);
    useConnection().leave();
    setActivePinia(createPinia());
    useLobby();
    await useJoining().enter(target, null);
    expect(useConnection().table).toBe('balcony');
  });

  it('are found again by their code, also by a new one', async () => {
    await useJoining().enter(target, 'K7M4R');
    await useJoining().moveTo(balcony);
    host.send({ type: 'lobby', lobby: emptyLobby({ code: 'NEW22' }) });
    useConnection().leave();
    await useJoining().enter(target, 'K7M4R');
    expect(host.sent('hello').at(-1)?.token).toBe('token-kitchen');
    useConnection().leave();
    await useJoining().enter(target, 'NEW22');
    expect(host.sent('hello').at(-1)?.token).toBe('token-balcony');
  });

  it('get the seat that somebody had in the lobby of the first, and keep one in a match', async () => {
    const seats = [person('me', 'Jana'), person('me', 'Ole'), person('b', 'Mehmet')];
    await useJoining().enter(target, 'K7M4R');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats }) });
    await useJoining().moveTo(balcony);
    expect(host.sent('stand').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(host.sent('sit').map(({ name }) => name)).toEqual(['Jana', 'Ole']);
    host.send({ type: 'lobby', lobby: emptyLobby({ seats, match: running }) });
    await useJoining().moveTo({ table: 'kitchen', code: 'K7M4R' });
    expect(host.sent('stand')).toHaveLength(2);
  });

  it('do not lose whoever is not let in at the other one', async () => {
    await useJoining().enter(target, 'K7M4R');
    host.send({ type: 'lobby', lobby: emptyLobby({ seats: [person('me', 'Jana')] }) });
    await useJoining().moveTo({ table: 'attic', code: 'XXXXX' });
    expect(useConnection().phase).toBe('connected');
    expect(useConnection().table).toBe('kitchen');
    expect(useJoining().moveCause?.code).toBe('wrong-code');
    expect(host.sent('sit').map(({ name }) => name)).toEqual(['Jana']);
  });

  it('forget who was sent away, who then needs the code like anybody', async () => {
    await useJoining().enter(target, 'K7M4R');
    host.send({ type: 'closed', code: 'removed-by-host' });
    await useConnection().tryAgain();
    expect(host.sent('hello').at(-1)).toMatchObject({ code: 'K7M4R', token: null });
  });
});
