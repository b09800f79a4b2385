import { describe, expect, it } from 'vitest';
import { settle } from '@tests/fixtures/fake-clock';
import { TestClient, joined, seated, testHost } from '@tests/fixtures/host-fixture';

describe('seats', () => {
  it('are taken one after the other, several by one device for a hot seat', async () => {
    const host = await testHost();
    const couch = await seated(host, 'Anna', 'Bela');
    const phone = await seated(host, 'Cleo');
    const person = couch.last('welcome').person;
    expect(phone.lobby.seats).toMatchObject([
      { kind: 'person', name: 'Anna', person, device: 'phone', connected: true },
      { kind: 'person', name: 'Bela', person },
      { kind: 'person', name: 'Cleo', person: phone.last('welcome').person },
    ]);
  });

  it('run out: a full table refuses', async () => {
    const host = await testHost();
    await seated(host, 'Anna', 'Bela', 'Cleo', 'Dora', 'Emil', 'Frida');
    const late = await joined(host);
    expect(await late.ask({ type: 'sit', name: 'Gustav' })).toMatchObject({ code: 'table-full', params: { maximum: 6 } });
    expect(late.lobby).toMatchObject({ maximumSeats: 6, seats: { length: 6 } });
  });

  it('have different names, whatever the capitals', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const other = await seated(host, 'ANNA', 'Bela');
    expect(other.all('refused')).toMatchObject([{ code: 'name-taken', params: { name: 'ANNA' } }]);
    expect(await other.ask({ type: 'rename', seat: 1, name: ' anna ' })).toMatchObject({ code: 'name-taken' });
    expect(await anna.ask({ type: 'rename', seat: 0, name: 'anna' })).toMatchObject({ type: 'done' });
  });

  it('belong to those who sit there, and the host may clear them', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    expect(await bela.ask({ type: 'stand', seat: 0 })).toMatchObject({ code: 'not-your-seat' });
    expect(await bela.ask({ type: 'rename', seat: 0, name: 'Bert' })).toMatchObject({ code: 'not-your-seat' });
    expect(await bela.ask({ type: 'stand', seat: 5 })).toMatchObject({ code: 'no-such-seat' });
    expect(await anna.ask({ type: 'stand', seat: 1 })).toMatchObject({ type: 'done' });
    expect(bela.lobby.seats).toMatchObject([{ name: 'Anna' }]);
  });

  it('may be bots with names of their own, moved about by the host', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    await anna.ask({ type: 'add-bot', level: 'easy' });
    await anna.ask({ type: 'add-bot', level: 'hard' });
    expect(await anna.ask({ type: 'move-seat', seat: 0, to: 2 })).toMatchObject({ type: 'done' });
    expect(await anna.ask({ type: 'move-seat', seat: 0, to: 3 })).toMatchObject({ code: 'no-such-seat' });
    const [first, second, third] = anna.lobby.seats;
    expect([first, second, third]).toMatchObject([{ kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'hard' }, { name: 'Anna' }]);
    expect(first?.name).not.toBe(second?.name);
  });
});

describe('the host', () => {
  it.each([
    [{ type: 'add-bot', level: 'easy' }],
    [{ type: 'move-seat', seat: 0, to: 0 }],
    [{ type: 'choose-game', game: 'pebbles' }],
    [{ type: 'set-options', options: { hand: 3 } }],
    [{ type: 'start' }],
    [{ type: 'to-lobby' }],
  ])('alone may %j', async (message) => {
    const host = await testHost();
    await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    expect(await bela.ask(message)).toMatchObject({ code: 'not-host' });
  });

  it("is this computer's window when there is one, and never somebody from the network", async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const phone = await joined(host);
    expect(phone.lobby.hosts).toEqual([]);
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ device: 'app' });
    expect(phone.lobby.hosts).toEqual([local.last('welcome').person]);
  });

  it('is otherwise the first person, no television, until they are gone for good', async () => {
    const host = await testHost();
    const television = await joined(host, 'television');
    expect(television.lobby.hosts).toEqual([]);
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    const [first, second] = [anna.last('welcome').person, bela.last('welcome').person];
    expect(bela.lobby.hosts).toEqual([first]);
    anna.drop();
    await settle();
    // While the host is away somebody with a seat can help.
    expect(bela.lobby.hosts).toEqual([first, second]);
    const again = new TestClient(host.party);
    await again.hello({ token: anna.token });
    expect(bela.lobby.hosts).toEqual([first]);
    await again.ask({ type: 'stand', seat: 0 });
    again.drop();
    await settle();
    expect(bela.lobby.hosts).toEqual([second]);
  });
});

describe('an onlooker', () => {
  it('does not become host because the host is away for a while', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const onlooker = await joined(host);
    anna.drop();
    await settle();
    expect(onlooker.lobby.hosts).toEqual([anna.last('welcome').person]);
    expect(await onlooker.ask({ type: 'add-bot', level: 'easy' })).toMatchObject({ code: 'not-host' });
  });
});

describe('game and house rules', () => {
  it('are those of the first preset until the host changes some of them', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    expect(anna.lobby).toMatchObject({ game: 'pebbles', options: { hand: 5, races: false } });
    expect(await anna.ask({ type: 'set-options', options: { hand: 3 } })).toMatchObject({ type: 'done' });
    expect(anna.lobby.options).toEqual({ hand: 3, races: false });
  });

  it.each([[{ hand: 99 }], [{ hand: 'three' }], [{ unknown: true }]])('refuse %j', async (options) => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    expect(await anna.ask({ type: 'set-options', options })).toMatchObject({ code: 'bad-options' });
    expect(anna.lobby.options).toEqual({ hand: 5, races: false });
  });

  it('know no other game than those of the house', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    expect(await anna.ask({ type: 'choose-game', game: 'poker' })).toMatchObject({ code: 'no-such-game' });
  });
});

describe('starting', () => {
  it('says what is in the way', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    expect(anna.lobby.obstacle).toEqual({ code: 'too-few-players', params: { minimum: 2, seats: 1 } });
    expect(await anna.ask({ type: 'start' })).toMatchObject({
      code: 'cannot-start',
      params: { obstacle: 'too-few-players', minimum: 2, seats: 1 },
    });
    const bela = await seated(host, 'Bela');
    bela.drop();
    await settle();
    expect(anna.lobby.obstacle).toEqual({ code: 'player-away', params: { name: 'Bela' } });
    await new TestClient(host.party).hello({ token: bela.token });
    expect(anna.lobby.obstacle).toBeNull();
    expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'done' });
    expect(anna.lobby).toMatchObject({ obstacle: { code: 'match-running' }, match: { game: 'pebbles', round: 1, seats: 2 } });
    expect(await anna.ask({ type: 'start' })).toMatchObject({ code: 'cannot-start' });
    expect(await anna.ask({ type: 'set-options', options: { hand: 3 } })).toMatchObject({ code: 'match-running' });
  });

  it('leaves latecomers to the next match, who see the table meanwhile', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna', 'Bela');
    await anna.ask({ type: 'start' });
    const late = await seated(host, 'Cleo');
    expect(late.match.projections).toMatchObject([{ viewer: 'table', legal: [] }]);
    expect(anna.lobby.match?.seats).toBe(2);
    await anna.ask({ type: 'to-lobby' });
    expect(anna.lobby.match).toBeNull();
    await anna.ask({ type: 'start' });
    expect(late.match.projections).toMatchObject([{ viewer: 2 }]);
  });
});

describe('storage failure', () => {
  it('refuses and leaves the lobby as it was', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const before = JSON.stringify(anna.lobby);
    host.journal.failure = new Error('disk full');
    expect(await anna.ask({ type: 'sit', name: 'Bela' })).toMatchObject({ code: 'storage-failed' });
    expect(await anna.ask({ type: 'stand', seat: 0 })).toMatchObject({ code: 'storage-failed' });
    host.journal.failure = null;
    expect(JSON.stringify(anna.lobby)).toBe(before);
    expect(await anna.ask({ type: 'sit', name: 'Bela' })).toMatchObject({ type: 'done' });
  });
});
