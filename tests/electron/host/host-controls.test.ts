import { describe, expect, it } from 'vitest';
import { settle } from '@tests/fixtures/fake-clock';
import { TestClient, joined, restarted, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

/** Comes back with a token. */
async function back(host: TestHost, client: TestClient, device = 'phone'): Promise<TestClient> {
  const again = new TestClient(host.party);
  await again.hello({ token: client.token, device });
  return again;
}

/** Anna hosts, Bela plays with her, and the match has begun with Anna's turn. */
async function playing(changes: Parameters<typeof testHost>[0] = {}): Promise<{ host: TestHost; anna: TestClient; bela: TestClient }> {
  const host = await testHost(changes);
  const anna = await seated(host, 'Anna');
  const bela = await seated(host, 'Bela');
  await anna.ask({ type: 'start' });
  return { host, anna, bela };
}

function lay(client: TestClient, seat: number): Promise<unknown> {
  return client.act(seat, client.match.projections[0]?.legal[0] as object);
}

describe('the host alone may', () => {
  it.each([
    { type: 'rotate-code' },
    { type: 'lock', locked: true },
    { type: 'remove-person', person: 'x' },
    { type: 'hand-on', person: 'x' },
    { type: 'set-turn-limit', seconds: 30 },
    { type: 'pause', paused: true },
    { type: 'stand-in', seat: 0, level: 'easy' },
    { type: 'skip', seat: 0 },
    { type: 'open-table', name: 'Balkon' },
  ])('%j', async (message) => {
    const { bela, host } = await playing();
    const before = host.journal.records.length;
    expect(await bela.ask(message)).toMatchObject({ type: 'refused', code: 'not-host' });
    expect(host.journal.records.length).toBe(before);
  });
});

describe('reliability 9: the way in', () => {
  it('has a new code from one moment to the next, and whoever is in stays in', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    const old = host.table.code;
    await anna.ask({ type: 'rotate-code' });
    expect(bela.lobby.code).toBe(host.table.code);
    expect(host.table.code).not.toBe(old);
    const late = new TestClient(host.party);
    expect(await late.hello({ code: old })).toMatchObject({ code: 'wrong-code' });
    bela.drop();
    const again = new TestClient(host.party);
    // A client that comes back by itself still has the code with which it came.
    expect(await again.hello({ code: old, token: bela.token })).toMatchObject({ type: 'welcome', person: bela.last('welcome').person });
  });

  it('can be locked: no newcomer, but everybody who was here, also after a restart', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    await anna.ask({ type: 'lock', locked: true });
    expect(bela.lobby.locked).toBe(true);
    expect(await new TestClient(host.party).hello({ code: host.table.code })).toMatchObject({ code: 'table-locked' });
    const later = restarted(host.journal.records);
    expect(await new TestClient(later.party).hello({ code: later.table.code })).toMatchObject({ code: 'table-locked' });
    const anew = await back(later, anna);
    expect(anew.last('welcome').person).toBe(anna.last('welcome').person);
    await anew.ask({ type: 'lock', locked: false });
    expect(await new TestClient(later.party).hello({ code: later.table.code })).toMatchObject({ type: 'welcome' });
  });

  it('is never barred for the window of the hosting computer', async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ device: 'app' });
    await local.ask({ type: 'lock', locked: true });
    const television = new TestClient(host.party, { origin: 'local' });
    expect(await television.hello({ device: 'television' })).toMatchObject({ type: 'welcome' });
  });
});

describe('somebody who is sent away', () => {
  it('is told so, loses seats and token, and a bot plays on in the match', async () => {
    const { host, anna, bela } = await playing();
    const person = bela.last('welcome').person;
    expect(await anna.ask({ type: 'remove-person', person })).toMatchObject({ type: 'done' });
    expect(bela.heard.at(-1)).toMatchObject({ type: 'closed', code: 'removed-by-host' });
    expect(bela.closed).toBe(true);
    expect(anna.lobby.seats).toMatchObject([{ kind: 'person', name: 'Anna' }, { kind: 'bot', name: 'Bela' }]);
    expect(await new TestClient(host.party).hello({ token: bela.token })).toMatchObject({ code: 'wrong-code' });
    expect(await new TestClient(restarted(host.journal.records).party).hello({ token: bela.token })).toMatchObject({ code: 'wrong-code' });
    await lay(anna, 0);
    await host.clock.advance(5000);
    expect(anna.match.version).toBeGreaterThan(1);
  });

  it('may have had several seats, or none', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const couch = await seated(host, 'Bela', 'Cleo');
    const onlooker = await joined(host);
    expect(anna.lobby.onlookers).toEqual([{ person: onlooker.last('welcome').person, device: 'phone' }]);
    await anna.ask({ type: 'remove-person', person: couch.last('welcome').person });
    await anna.ask({ type: 'remove-person', person: onlooker.last('welcome').person });
    expect(anna.lobby).toMatchObject({ seats: [{ name: 'Anna' }], onlookers: [] });
  });

  it('is neither the host nor somebody whom nobody knows', async () => {
    const { anna } = await playing();
    for (const person of [anna.last('welcome').person, 'nobody']) {
      expect(await anna.ask({ type: 'remove-person', person })).toMatchObject({ code: 'no-such-person' });
    }
  });
});

describe("the host's role", () => {
  it('is handed on to somebody who is here, and back', async () => {
    const { host, anna, bela } = await playing();
    const [annaId, belaId] = [anna.last('welcome').person, bela.last('welcome').person];
    expect(await anna.ask({ type: 'hand-on', person: belaId })).toMatchObject({ type: 'done' });
    expect(anna.lobby.hosts).toEqual([belaId]);
    expect(await anna.ask({ type: 'to-lobby' })).toMatchObject({ code: 'not-host' });
    anna.drop();
    await settle();
    expect(await bela.ask({ type: 'hand-on', person: annaId })).toMatchObject({ code: 'no-such-person' });
    // It stays so when the host starts again.
    const later = restarted(host.journal.records);
    const again = await back(later, bela);
    expect(again.lobby.hosts).toEqual([belaId]);
  });

  it('goes to no television', async () => {
    const { host, anna } = await playing();
    const television = await joined(host, 'television');
    expect(await anna.ask({ type: 'hand-on', person: television.last('welcome').person })).toMatchObject({ code: 'no-such-person' });
  });

  it("is none of the business of the hosting computer's television", async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const television = new TestClient(host.party, { origin: 'local' });
    await television.hello({ device: 'television' });
    const phone = await seated(host, 'Bela');
    expect(await television.ask({ type: 'hand-on', person: phone.last('welcome').person })).toMatchObject({ code: 'not-host' });
  });

  it('can always be taken back at the hosting computer, and by nobody else', async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ device: 'app' });
    const localId = local.last('welcome').person;
    const phone = await seated(host, 'Bela');
    const phoneId = phone.last('welcome').person;
    expect(await phone.ask({ type: 'hand-on', person: phoneId })).toMatchObject({ code: 'not-host' });
    await local.ask({ type: 'hand-on', person: phoneId });
    expect(local.lobby.hosts).toEqual([phoneId]);
    expect(await phone.ask({ type: 'remove-person', person: localId })).toMatchObject({ code: 'no-such-person' });
    await local.ask({ type: 'hand-on', person: localId });
    expect(phone.lobby.hosts).toEqual([localId]);
  });
});

describe('somebody who is away', () => {
  it('is waited for until the host says otherwise', async () => {
    const { host, anna } = await playing();
    anna.drop();
    await host.clock.advance(60_000);
    expect(host.table.lobby.seats[0]).toMatchObject({ kind: 'person', name: 'Anna', connected: false, standIn: null });
  });

  it('reliability 17: can be played by a bot, until they are back', async () => {
    const { host, anna, bela } = await playing();
    await anna.ask({ type: 'hand-on', person: bela.last('welcome').person });
    anna.drop();
    await settle();
    expect(await bela.ask({ type: 'stand-in', seat: 1, level: 'easy' })).toMatchObject({ code: 'no-such-seat' });
    expect(await bela.ask({ type: 'stand-in', seat: 0, level: 'easy' })).toMatchObject({ type: 'done' });
    expect(bela.lobby.seats[0]).toMatchObject({ name: 'Anna', connected: false, standIn: 'easy' });
    await host.clock.advance(5000);
    const reached = bela.match.version;
    expect(reached).toBeGreaterThan(0);
    const again = await back(host, anna);
    expect(again.lobby.seats[0]).toMatchObject({ connected: true, standIn: null });
    const { version } = again.match;
    await host.clock.advance(60_000);
    // Nothing but Anna's own answers and Bela's, who does nothing.
    expect(bela.match.version).toBe(version);
  });

  it('does not keep the next match from starting when a bot stands in', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    bela.drop();
    await settle();
    expect(await anna.ask({ type: 'start' })).toMatchObject({ code: 'cannot-start' });
    await anna.ask({ type: 'stand-in', seat: 1, level: 'medium' });
    expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'done' });
  });

  it('reliability 17: can be skipped when it is their turn, for this turn only', async () => {
    const { host, anna, bela } = await playing();
    await lay(anna, 0);
    for (let guard = 0; guard < 5 && !bela.match.projections[0]?.legal.some((action) => JSON.stringify(action).includes('lay')); guard++) {
      await lay(bela, 1);
    }
    bela.drop();
    await settle();
    expect(await anna.ask({ type: 'skip', seat: 0 })).toMatchObject({ code: 'no-such-seat' });
    const before = anna.match.version;
    expect(await anna.ask({ type: 'skip', seat: 1 })).toMatchObject({ type: 'done' });
    await host.clock.advance(10_000);
    expect(anna.match.version).toBeGreaterThan(before);
    expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', standIn: null });
    // Answers and turns that come later are waited for again.
    for (let guard = 0; guard < 5 && anna.match.projections[0]?.legal.length !== 0; guard++) await lay(anna, 0);
    const { version } = anna.match;
    await host.clock.advance(60_000);
    expect(anna.match.version).toBe(version);
  });
});

describe('a pause', () => {
  it('holds everything up: people, bots and clocks', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    await anna.ask({ type: 'add-bot', level: 'medium' });
    await anna.ask({ type: 'set-options', options: { races: true } });
    await anna.ask({ type: 'start' });
    await anna.ask({ type: 'pause', paused: true });
    expect(bela.lobby.paused).toBe(true);
    expect(await lay(anna, 0)).toMatchObject({ code: 'paused' });
    const { version } = bela.match;
    await host.clock.advance(60_000);
    expect(bela.match.version).toBe(version);
    expect(host.clock.pending).toBe(0);
    await anna.ask({ type: 'pause', paused: false });
    expect(await lay(anna, 0)).toMatchObject({ type: 'done' });
  });

  it('answers a call that was not judged, and gives its window all its time anew', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    await anna.ask({ type: 'set-options', options: { races: true, hand: 10 } });
    await anna.ask({ type: 'start' });
    for (let guard = 0; guard < 40 && anna.match.status.windows.length === 0; guard++) {
      for (const [seat, client] of [anna, bela].entries()) {
        if (client.match.status.acting.includes(seat) && client.match.status.windows.length === 0) await lay(client, seat);
      }
    }
    expect(anna.match.status.windows).toHaveLength(1);
    const call = bela.post(bela.actMessage(1, { type: 'shout' }));
    await settle();
    expect(bela.answerTo(call)).toBeUndefined();
    await anna.ask({ type: 'pause', paused: true });
    expect(bela.answerTo(call)).toMatchObject({ code: 'paused' });
    await host.clock.advance(60_000);
    expect(anna.match.status.windows).toHaveLength(1);
    await anna.ask({ type: 'pause', paused: false });
    expect(await bela.act(1, { type: 'shout' })).toBeUndefined();
    await host.clock.advance(1000);
    expect(anna.last('verdict').calls).toMatchObject([{ seat: 1 }]);
  });

  it('lasts over a restart, and ends with the match', async () => {
    const { host, anna } = await playing();
    await anna.ask({ type: 'pause', paused: true });
    const later = restarted(host.journal.records);
    const again = await back(later, anna);
    expect(again.lobby.paused).toBe(true);
    await again.ask({ type: 'to-lobby' });
    expect(again.lobby.paused).toBe(false);
    expect(await again.ask({ type: 'pause', paused: true })).toMatchObject({ code: 'no-match' });
  });
});

describe('a limit for turns', () => {
  it('is shown, and when it is up the house decides', async () => {
    const { host, anna, bela } = await playing();
    expect(anna.match.deadlines).toEqual([]);
    await anna.ask({ type: 'set-turn-limit', seconds: 30 });
    expect(bela.lobby.turnLimit).toBe(30);
    expect(bela.match.deadlines).toEqual([{ seat: 0, at: host.clock.now() + 30_000 }]);
    await host.clock.advance(29_999);
    expect(bela.match.version).toBe(0);
    await host.clock.advance(3000);
    expect(bela.match.version).toBeGreaterThan(0);
    expect(bela.match.deadlines.map(({ seat }) => seat)).toEqual([1]);
  });

  it('begins anew with every decision', async () => {
    const { host, anna, bela } = await playing();
    await anna.ask({ type: 'set-turn-limit', seconds: 10 });
    await host.clock.advance(9000);
    await lay(anna, 0);
    const at = host.clock.now() + 10_000;
    expect(bela.match.deadlines).toEqual([{ seat: 1, at }]);
  });

  it.each([9, 601, 12.5, '30'])('cannot be %j', async (seconds) => {
    const { anna } = await playing();
    expect(await anna.ask({ type: 'set-turn-limit', seconds })).toMatchObject({ code: 'nonsense' });
  });
});

describe('a further table', () => {
  it('has people, code and match of its own; all tables show each other', async () => {
    const { host, anna } = await playing();
    expect(await anna.ask({ type: 'open-table', name: ' Balkon ' })).toMatchObject({ type: 'done' });
    const [balcony] = anna.lobby.neighbours;
    expect(balcony).toMatchObject({ tableName: 'Balkon', taken: 0, isRunning: false, locked: false });
    const cleo = new TestClient(host.party);
    await cleo.hello({ code: balcony?.code ?? '' });
    await cleo.ask({ type: 'sit', name: 'Anna' });
    expect(cleo.lobby).toMatchObject({ tableName: 'Balkon', hosts: [cleo.last('welcome').person], seats: [{ name: 'Anna' }] });
    expect(cleo.lobby.neighbours).toMatchObject([{ tableName: 'Kitchen', isRunning: true, taken: 2 }]);
    // What changes at other tables is gathered for a moment.
    expect(anna.lobby.neighbours).toMatchObject([{ tableName: 'Balkon', taken: 0 }]);
    await host.clock.advance(1000);
    expect(anna.lobby.neighbours).toMatchObject([{ tableName: 'Balkon', taken: 1 }]);
    expect(anna.lobby.seats).toHaveLength(2);
  });

  it('leaves a seat at the first one as it was, for whoever has its token', async () => {
    const { host, anna, bela } = await playing();
    await anna.ask({ type: 'open-table', name: 'Balkon' });
    const code = anna.lobby.neighbours[0]?.code ?? '';
    bela.drop();
    const there = new TestClient(host.party);
    await there.hello({ code, token: bela.token });
    expect(there.last('welcome').tableName).toBe('Balkon');
    expect(there.last('welcome').token).not.toBe(bela.token);
    expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', connected: false });
    const again = new TestClient(host.party);
    await again.hello({ code: host.table.code, token: bela.token });
    expect(again.last('welcome')).toMatchObject({ tableName: 'Kitchen', person: bela.last('welcome').person });
  });

  it('is one of a few', async () => {
    const { anna } = await playing();
    for (const name of ['B', 'C', 'D']) expect(await anna.ask({ type: 'open-table', name })).toMatchObject({ type: 'done' });
    expect(await anna.ask({ type: 'open-table', name: 'E' })).toMatchObject({ code: 'too-many-tables', params: { maximum: 4 } });
    expect(anna.lobby.neighbours).toHaveLength(3);
  });
});
