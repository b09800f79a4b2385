import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzMessage } from '@build/tools/reliability/fuzz-messages';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import { games } from '@shared/games/registry';
import { settle } from '@tests/fixtures/fake-clock';
import { TestClient, joined, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

const text = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('Anna', '__proto__', 'constructor', 'start', 'lay', 'answer', 'shout'));
const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const KEYS = ['id', 'seat', 'to', 'name', 'level', 'game', 'options', 'key', 'match', 'version', 'action', 'pressedAt', 'sentAt', 'token', 'code', 'device', 'protocol'];
const TYPES = ['hello', 'sit', 'rename', 'stand', 'add-bot', 'move-seat', 'choose-game', 'set-options', 'start', 'to-lobby', 'act', 'ping'];

/** Anything at all, and messages that look almost right. */
const message = fc.oneof(
  value,
  fc.record({ type: fc.constantFrom(...TYPES), id: fc.nat() }).chain((start) =>
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), text), value, { maxKeys: 8 }).map((rest) => ({ ...rest, ...start })),
  ),
);

/** All that must stay as it is: what was stored, what is shown, and to whom. */
function stateOf(host: TestHost, client: TestClient): string {
  return JSON.stringify([host.journal.records, client.lobby, client.match]);
}

describe('reliability 7: messages of nonsense', () => {
  it('change nothing and crash nothing, before and after the hello', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna', 'Bela');
    await anna.ask({ type: 'start' });
    const before = stateOf(host, anna);
    // Of this computer, for which no rate limit counts; a guest, since hosts may do almost everything.
    const guest = new TestClient(host.party, { origin: 'local' });
    await guest.hello({ device: 'television' });
    const stranger = new TestClient(host.party, { origin: 'local', remote: 'stranger' });
    const stored = host.journal.records.length;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 10, maxLength: 30 }), async (messages) => {
        for (const one of messages) {
          const type = typeof one === 'object' && one !== null && 'type' in one ? one.type : null;
          if (type !== 'sit') guest.raw(one);
          if (type !== 'hello') stranger.raw(one);
          count += 1;
        }
        await settle();
      }),
      { numRuns: 300, seed: 5 },
    );
    expect(count).toBeGreaterThan(5000);
    expect(host.events.filter(({ type }) => type === 'trouble')).toEqual([]);
    expect(host.journal.records.length).toBe(stored);
    const again = new TestClient(host.party);
    await again.hello({ token: anna.token });
    expect(JSON.stringify([host.journal.records.slice(0, stored - 1), again.lobby, again.match])).toBe(
      JSON.stringify([(JSON.parse(before) as unknown[][])[0], anna.lobby, anna.match]),
    );
  }, 60_000);

  it('that are actions change nothing unless they are legal', async () => {
    const host = await testHost();
    const anna = await seated(host, 'Anna', 'Bela');
    await anna.ask({ type: 'start' });
    const local = new TestClient(host.party, { origin: 'local' });
    await local.hello({ token: anna.token, device: 'app' });
    const before = stateOf(host, local);
    const action = fc.oneof(value, fc.record({ type: text, card: value, yes: value }), fc.record({ type: fc.constant('lay'), card: fc.integer({ min: 11 }) }));
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 20 }), async (actions) => {
        for (const one of actions) local.raw({ id: 1, ...local.actMessage(0, { nothing: true }), action: one });
        await settle();
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(stateOf(host, local)).toBe(before);
    expect(host.events.filter(({ type }) => type === 'trouble')).toEqual([]);
  }, 60_000);

  it('that the schema itself makes up, sound or damaged, leave a full table as it is', async () => {
    const limits = { messageLimit: { rate: 1_000_000, burst: 1_000_000 } };
    const host = await testHost({ games, ...limits });
    const anna = await seated(host, 'Anna');
    while (anna.lobby.seats.length < anna.lobby.maximumSeats) await anna.ask({ type: 'sit', name: `Person ${anna.lobby.seats.length}` });
    await anna.ask({ type: 'start' });
    const guest = await joined(host);
    // Who looks on may go, and another protocol's hello makes them.
    const lobbies = (): object[] => host.party.tables.map(({ lobby }) => ({ ...lobby, onlookers: [] }));
    const state = (): string => hashOf([host.journal.records, lobbies(), anna.match]);
    const before = state();
    const known = [anna.match.match, anna.last('welcome').person, guest.last('welcome').person, 'Anna', 'typolena', 'durak'];
    const random = randomFrom('schema');
    const speakers = [guest, new TestClient(host.party)];
    for (let count = 0; count < 2000; count++) {
      const speaker = speakers[count % 2];
      speaker?.raw(fuzzMessage(random, known));
      if (count % 20 === 0) await settle();
      if (speaker?.closed !== true) continue;
      const next = new TestClient(host.party, { remote: `192.168.2.${count}` });
      if (count % 2 === 0) await next.hello({ token: guest.token });
      speakers[count % 2] = next;
    }
    await settle();
    expect(state()).toBe(before);
    expect(host.events.filter(({ type }) => type === 'trouble')).toEqual([]);
  }, 60_000);
});
