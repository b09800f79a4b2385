import { describe, expect, it } from 'vitest';
import { TestClient, joined, restarted, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

/** Anna hosts, Bela has a seat in the running match, and Cleo looks on. */
async function playing(): Promise<{ host: TestHost; anna: TestClient; bela: TestClient; cleo: TestClient }> {
  const host = await testHost();
  const anna = await seated(host, 'Anna');
  const bela = await seated(host, 'Bela');
  await anna.ask({ type: 'start' });
  return { host, anna, bela, cleo: await joined(host) };
}

function personOf(client: TestClient): string {
  return client.last('welcome').person;
}

describe('a seat that nobody sits at', () => {
  it('is handed by the host to somebody who looks on, with its cards; who was away looks on then', async () => {
    const { host, anna, bela, cleo } = await playing();
    const hand = bela.match.projections;
    bela.drop();
    expect(await anna.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) })).toMatchObject({ type: 'done' });
    expect(cleo.lobby.seats[1]).toMatchObject({ kind: 'person', name: 'Bela', person: personOf(cleo), connected: true });
    expect(cleo.match.projections).toEqual(hand);
    const again = new TestClient(host.party);
    await again.hello({ token: bela.token });
    expect(again.match.projections).toMatchObject([{ viewer: 'table' }]);
    expect(await again.act(1, { type: 'lay', card: 1 })).toMatchObject({ code: 'not-your-seat' });
    await anna.act(0, anna.match.projections[0]?.legal[0] as object);
    expect(await cleo.act(1, cleo.match.projections[0]?.legal[0] as object)).toMatchObject({ type: 'done' });
  });

  it('may be a bot’s, which then plays no more', async () => {
    const { host, anna, bela, cleo } = await playing();
    await bela.ask({ type: 'stand', seat: 1 });
    await anna.act(0, anna.match.projections[0]?.legal[0] as object);
    expect(await anna.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) })).toMatchObject({ type: 'done' });
    const { version } = cleo.match;
    await host.clock.advance(10_000);
    expect(cleo.match).toMatchObject({ version, projections: [{ viewer: 1 }] });
  });

  it('stays with whoever got it after a restart', async () => {
    const { host, anna, bela, cleo } = await playing();
    bela.drop();
    await anna.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) });
    const again = new TestClient(restarted(host.journal.records).party);
    await again.hello({ token: cleo.token });
    expect(again.match.projections).toMatchObject([{ viewer: 1 }]);
  });
});

describe('a seat is not handed on', () => {
  it('by anybody but the host, not even to oneself', async () => {
    const { host, anna, bela, cleo } = await playing();
    bela.drop();
    const before = host.journal.records.length;
    expect(await cleo.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) })).toMatchObject({ code: 'not-host' });
    expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', connected: false });
    expect(host.journal.records.length).toBe(before);
  });

  it('while its person is here', async () => {
    const { anna, cleo } = await playing();
    expect(await anna.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) })).toMatchObject({ code: 'no-such-seat' });
    expect(await anna.ask({ type: 'give-seat', seat: 5, person: personOf(cleo) })).toMatchObject({ code: 'no-such-seat' });
  });

  it('to somebody who has a hand already, is not here, or is a television', async () => {
    const { host, anna, bela, cleo } = await playing();
    const television = await joined(host, 'television');
    bela.drop();
    cleo.drop();
    for (const person of [personOf(anna), personOf(cleo), personOf(television), 'nobody']) {
      expect(await anna.ask({ type: 'give-seat', seat: 1, person })).toMatchObject({ code: 'no-such-person' });
    }
  });
});

describe('a table that goes on from a copy of its journal', () => {
  it('waits for everybody, who come back with their tokens', async () => {
    const { host, anna, bela } = await playing();
    const next = restarted([...host.journal.records, { type: 'closed' }, { type: 'reopened', elsewhere: false }]);
    const again = new TestClient(next.party);
    await again.hello({ token: anna.token });
    expect(again.lobby).toMatchObject({ paused: true, hosts: [personOf(anna)], seats: [{ connected: true }, { connected: false }] });
    expect(await again.act(0, again.match.projections[0]?.legal[0] as object)).toMatchObject({ code: 'paused' });
    const belaAgain = new TestClient(next.party);
    await belaAgain.hello({ token: bela.token });
    expect(await again.ask({ type: 'pause', paused: false })).toMatchObject({ type: 'done' });
    expect(await again.act(0, again.match.projections[0]?.legal[0] as object)).toMatchObject({ type: 'done' });
  });

  it('has no host on another computer until somebody comes, and its window is nobody who was there', async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ device: 'app' });
    await local.ask({ type: 'sit', name: 'Anna' });
    const bela = await seated(host, 'Bela');
    await local.ask({ type: 'start' });
    const next = restarted([...host.journal.records, { type: 'reopened', elsewhere: true }], { hostPolicy: 'local' });
    const window = new TestClient(next.party, { origin: 'local' });
    await window.hello({ device: 'app' });
    const me = personOf(window);
    expect(me).not.toBe(personOf(local));
    expect(window.lobby).toMatchObject({ hosts: [me], paused: true, seats: [{ name: 'Anna', connected: false }, { name: 'Bela', connected: false }] });
    expect(window.match.projections).toMatchObject([{ viewer: 'table' }]);
    expect(await window.ask({ type: 'give-seat', seat: 0, person: me })).toMatchObject({ type: 'done' });
    expect(window.match.projections).toEqual(local.match.projections.map((one) => ({ ...one, events: [] })));
    const again = new TestClient(next.party);
    await again.hello({ token: bela.token });
    expect(again.match.projections).toMatchObject([{ viewer: 1 }]);
  });

  it('knows its own window again when that brings its token', async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ device: 'app' });
    await local.ask({ type: 'sit', name: 'Anna' });
    const next = restarted([...host.journal.records, { type: 'reopened', elsewhere: true }], { hostPolicy: 'local' });
    const window = new TestClient(next.party, { origin: 'local' });
    await window.hello({ device: 'app', token: local.token });
    expect(window.lobby).toMatchObject({ hosts: [personOf(local)], seats: [{ name: 'Anna', connected: true }] });
    const later = new TestClient(restarted(next.journal.records, { hostPolicy: 'local' }).party, { origin: 'local' });
    await later.hello({ device: 'app' });
    expect(personOf(later)).toBe(personOf(local));
  });
});

describe('somebody who says that an empty seat is theirs', () => {
  it('gets it when the host hands it to them, and not before', async () => {
    const { host, anna, bela, cleo } = await playing();
    bela.drop();
    const before = host.journal.records.length;
    expect(await cleo.ask({ type: 'claim-seat', seat: 1 })).toMatchObject({ type: 'done' });
    expect(anna.lobby.claims).toEqual([{ seat: 1, person: personOf(cleo) }]);
    expect(cleo.match.projections).toMatchObject([{ viewer: 'table' }]);
    expect(host.journal.records.length).toBe(before);
    await anna.ask({ type: 'give-seat', seat: 1, person: personOf(cleo) });
    expect(anna.lobby.claims).toEqual([]);
    expect(cleo.match.projections).toMatchObject([{ viewer: 1 }]);
  });

  it('is refused by the host, or takes it back', async () => {
    const { anna, bela, cleo } = await playing();
    bela.drop();
    await cleo.ask({ type: 'claim-seat', seat: 1 });
    expect(await cleo.ask({ type: 'refuse-claim', person: personOf(cleo) })).toMatchObject({ code: 'not-host' });
    expect(await anna.ask({ type: 'refuse-claim', person: personOf(cleo) })).toMatchObject({ type: 'done' });
    expect(cleo.lobby.claims).toEqual([]);
    await cleo.ask({ type: 'claim-seat', seat: 1 });
    await cleo.ask({ type: 'claim-seat', seat: null });
    expect(anna.lobby.claims).toEqual([]);
  });

  it('says nothing any more once the seat’s person is back', async () => {
    const { host, anna, bela, cleo } = await playing();
    bela.drop();
    await cleo.ask({ type: 'claim-seat', seat: 1 });
    const again = new TestClient(host.party);
    await again.hello({ token: bela.token });
    expect(anna.lobby.claims).toEqual([]);
  });

  it('cannot say so of a seat whose person is here, of a bot’s, with a seat of their own, or as a television', async () => {
    const { host, anna, bela, cleo } = await playing();
    expect(await cleo.ask({ type: 'claim-seat', seat: 1 })).toMatchObject({ code: 'no-such-seat' });
    await bela.ask({ type: 'stand', seat: 1 });
    expect(await cleo.ask({ type: 'claim-seat', seat: 1 })).toMatchObject({ code: 'no-such-seat' });
    await anna.ask({ type: 'give-seat', seat: 1, person: personOf(bela) });
    bela.drop();
    expect(await anna.ask({ type: 'claim-seat', seat: 1 })).toMatchObject({ code: 'no-such-seat' });
    const television = await joined(host, 'television');
    expect(await television.ask({ type: 'claim-seat', seat: 1 })).toMatchObject({ code: 'no-such-seat' });
  });
});
