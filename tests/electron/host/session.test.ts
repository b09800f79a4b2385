import { describe, expect, it } from 'vitest';
import { settle } from '@tests/fixtures/fake-clock';
import { TestClient, joined, seated, testHost } from '@tests/fixtures/host-fixture';

describe('hello', () => {
  it('reliability 9: lets in whoever knows the code, however it is typed', async () => {
    const host = await testHost();
    const typed = host.table.code.toLowerCase().split('').join(' - ');
    const client = new TestClient(host.party);
    expect(await client.hello({ code: typed })).toMatchObject({ type: 'welcome', tableName: 'Kitchen' });
    expect(client.lobby.code).toBe(host.table.code);
  });

  it('reliability 10: gives a token of at least 128 random bits, different for everybody', async () => {
    const host = await testHost();
    const tokens = await Promise.all([joined(host), joined(host)]).then((clients) => clients.map((client) => client.token));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('reliability 10: keeps tokens out of the lobby, the journal and the reports', async () => {
    const host = await testHost();
    const client = await seated(host, 'Anna');
    const elsewhere = JSON.stringify([client.lobby, host.journal.records, host.events]);
    expect(elsewhere).not.toContain(client.token);
  });

  it.each([
    ['a wrong code', { code: 'QQQQQ' }],
    ['no code at all', {}],
    ['an unknown token', { token: 'x'.repeat(32) }],
  ])('refuses %s', async (_what, hello) => {
    const host = await testHost();
    const client = new TestClient(host.party);
    expect(await client.hello(hello)).toMatchObject({ type: 'refused', code: 'wrong-code' });
    expect(client.all('lobby')).toEqual([]);
  });

  it('reliability 8: refuses even the right code after ten wrong ones in a minute from one address, and nobody else', async () => {
    const host = await testHost();
    for (let attempt = 0; attempt < 10; attempt++) await new TestClient(host.party).hello({ code: 'QQQQQ' });
    expect(await new TestClient(host.party).hello({ code: host.table.code })).toMatchObject({ code: 'too-many-messages' });
    const other = new TestClient(host.party, { remote: '192.168.1.21' });
    expect(await other.hello({ code: host.table.code })).toMatchObject({ type: 'welcome' });
    await host.clock.advance(60_000);
    expect(await new TestClient(host.party).hello({ code: host.table.code })).toMatchObject({ type: 'welcome' });
  });

  it('tells both versions when they differ, whatever else the message holds', async () => {
    const host = await testHost();
    const client = new TestClient(host.party);
    client.raw({ type: 'hello', id: 7, protocol: 99, somethingNew: true });
    await settle();
    expect(client.heard).toEqual([
      { type: 'refused', re: 7, code: 'version-mismatch', params: { host: 1, client: 99 } },
      { type: 'closed', code: 'version-mismatch' },
    ]);
    expect(client.closed).toBe(true);
  });

  it('comes first', async () => {
    const host = await testHost();
    const client = new TestClient(host.party);
    expect(await client.ask({ type: 'sit', name: 'Anna' })).toMatchObject({ code: 'say-hello-first' });
  });

  it('holds up messages that follow it closely until it is done', async () => {
    const host = await testHost();
    const client = new TestClient(host.party);
    client.post({ type: 'hello', protocol: 1, device: 'app', code: host.table.code, token: null });
    const sit = client.post({ type: 'sit', name: 'Anna' });
    await settle();
    expect(client.answerTo(sit)).toMatchObject({ type: 'done' });
  });

  it('does not leave somebody present who went before it was answered', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const release = host.journal.hold();
    const hasty = new TestClient(host.party);
    hasty.post({ type: 'hello', protocol: 1, device: 'app', code: host.table.code, token: null });
    await settle();
    hasty.drop();
    release();
    await settle();
    expect(anna.lobby.hosts).toHaveLength(1);
    expect([...anna.lobby.seats]).toMatchObject([{ name: 'Anna', connected: true }]);
  });
});

describe('coming back', () => {
  it('reliability 16: gives the same person and seats for the token, and shows them as away meanwhile', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna');
    const bela = await seated(host, 'Bela');
    bela.drop();
    await settle();
    expect(anna.lobby.seats[1]).toMatchObject({ name: 'Bela', connected: false });
    const again = new TestClient(host.party);
    await again.hello({ token: bela.token });
    expect(again.last('welcome').person).toBe(bela.last('welcome').person);
    expect(again.token).toBe(bela.token);
    expect(anna.lobby.seats).toMatchObject([{ name: 'Anna', connected: true }, { name: 'Bela', connected: true }]);
  });

  it('reliability 16: lets the newest tab win and tells the older one', async () => {
    const host = await testHost();
    const older = await seated(host, 'Anna');
    const newer = new TestClient(host.party);
    await newer.hello({ token: older.token });
    expect(older.heard.at(-1)).toEqual({ type: 'closed', code: 'replaced-by-newer-tab' });
    expect(older.closed).toBe(true);
    expect(newer.lobby.seats).toMatchObject([{ name: 'Anna', connected: true }]);
    expect(await newer.ask({ type: 'rename', seat: 0, name: 'Anne' })).toMatchObject({ type: 'done' });
  });

  it("knows this computer's window again without code and token", async () => {
    const host = await testHost({ hostPolicy: 'local' });
    const first = new TestClient(host.party, { origin: 'local' });
    await first.hello({ device: 'app' });
    await first.ask({ type: 'sit', name: 'Anna' });
    first.drop();
    const second = new TestClient(host.party, { origin: 'local' });
    await second.hello({ device: 'app' });
    expect(second.last('welcome').person).toBe(first.last('welcome').person);
    expect(second.lobby.seats).toMatchObject([{ name: 'Anna', connected: true }]);
    expect(second.token).not.toBe(first.token);
    const stolen = new TestClient(host.party);
    expect(await stolen.hello({ token: first.token })).toMatchObject({ code: 'wrong-code' });
  });
});

describe('bad messages', () => {
  it.each([
    ['nothing', null],
    ['text', 'hello'],
    ['an unknown type', { type: 'shutdown', id: 3 }],
    ['an unknown key', { type: 'sit', id: 3, name: 'Anna', seat: 1 }],
    ['an empty name', { type: 'sit', id: 3, name: ' \u200b ' }],
    ['a name that is too long', { type: 'sit', id: 3, name: 'A'.repeat(25) }],
    ['a prototype', JSON.parse('{"type":"sit","id":3,"__proto__":{"name":"Anna"}}')],
  ])('refuses %s', async (_what, message) => {
    const host = await testHost();
    const client = await joined(host);
    const before = client.heard.length;
    client.raw(message);
    await settle();
    const re = typeof message === 'object' && message !== null ? 3 : -1;
    expect(client.heard.slice(before)).toEqual([{ type: 'refused', re, code: 'nonsense', params: {} }]);
  });

  it('reliability 6: refuses what goes beyond five a second and bursts of twenty, and in the end gives the connection up', async () => {
    const host = await testHost();
    const client = await joined(host);
    const calm = await joined(host);
    for (let count = 0; count < 40; count++) client.post({ type: 'ping', sentAt: count });
    await settle();
    expect(client.all('pong')).toHaveLength(19);
    expect(client.all('refused').every(({ code }) => code === 'too-many-messages')).toBe(true);
    await host.clock.advance(1000);
    for (let count = 0; count < 10; count++) client.post({ type: 'ping', sentAt: count });
    await settle();
    expect(client.all('pong')).toHaveLength(24);
    for (let count = 0; count < 400; count++) client.post({ type: 'ping', sentAt: count });
    await settle();
    expect(client.closed).toBe(true);
    expect(client.last('closed').code).toBe('too-many-messages');
    expect(await calm.ask({ type: 'sit', name: 'Calm' })).toMatchObject({ type: 'done' });
  });

  it('answers a ping with the host\'s clock at once', async () => {
    const host = await testHost();
    const client = await joined(host);
    const id = client.post({ type: 'ping', sentAt: 12.5 });
    expect(client.answerTo(id)).toEqual({ type: 'pong', re: id, sentAt: 12.5, hostAt: host.clock.now() });
    await settle();
  });
});
