import { describe, expect, it } from 'vitest';
import { nextWord, randomFrom, type Random } from '@shared/engine/random';
import { adjudicate } from '@electron/host/calls';
import { settle, type FakeClock } from '@tests/fixtures/fake-clock';
import type { PebbleView } from '@tests/fixtures/games/pebbles';
import { races } from '@tests/fixtures/games/races';
import { TestClient, joined, testHost, type TestHost } from '@tests/fixtures/host-fixture';

const TIE_MARGIN = 30;

describe('adjudicating a press', () => {
  const press = { pressedAt: 1300, arrivedAt: 1350, roundTrip: 100, openedAt: 1000, tieMargin: TIE_MARGIN };

  it.each([
    ['takes the time of the press', {}, 300],
    ['takes half the round trip off when the client does not know our clock', { pressedAt: null }, 300],
    ['does not believe in presses after their arrival', { pressedAt: 2000 }, 350],
    ['gives a forged time the tie margin and no more', { pressedAt: 0 }, 270],
    ['does not believe in presses before the window opened', { pressedAt: 0, arrivedAt: 1010 }, 0],
    ['does not excuse everything with a slow connection', { pressedAt: 0, arrivedAt: 5000, roundTrip: 9000 }, 3770],
  ])('%s', (_what, change, at) => {
    expect(adjudicate({ ...press, ...change })).toBe(at);
  });
});

interface Player {
  readonly client: TestClient;
  readonly seat: number;
}

/** A table at which a race has just been opened, and who sits there. */
async function race(...roundTrips: number[]): Promise<{ host: TestHost; players: Player[]; openedAt: number }> {
  const host = await testHost();
  const players: Player[] = [];
  for (const [seat, trip] of roundTrips.entries()) {
    const client = await joined(host, 'phone', { roundTrip: () => trip });
    await client.ask({ type: 'sit', name: `Player ${String(seat)}` });
    players.push({ client, seat });
  }
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  await first.client.ask({ type: 'set-options', options: { races: true, hand: 10 } });
  await first.client.ask({ type: 'start' });
  const openedAt = await openWindow(host, players);
  return { host, players, openedAt };
}

/** Plays until a window is open; the moment at which all see it. */
async function openWindow(host: TestHost, players: readonly Player[]): Promise<number> {
  for (let move = 0; move < 60; move++) {
    await host.clock.advance(3000);
    const shown = players[0]?.client.match;
    if (shown === undefined || shown.status.outcome !== null) break;
    for (const { client, seat } of players) {
      const projection = client.match.projections[0];
      const legal = (projection?.legal ?? []) as { type: string; card?: number }[];
      const action = legal.find(({ card }) => card !== undefined && card % 5 === 0) ?? legal[0];
      if (action === undefined || action.type === 'shout') continue;
      await client.act(seat, action);
      if (client.match.status.windows.length > 0) return client.match.showAt ?? host.clock.now();
      break;
    }
  }
  throw new Error('no window opened');
}

function points(client: TestClient): readonly number[] {
  return (client.match.projections[0]?.view as PebbleView).points;
}

/** Sends a shout so that it arrives `way` milliseconds after the press. */
function press(clock: FakeClock, { client, seat }: Player, at: number, way: number, pressedAt: number | null = at): Promise<number> {
  return new Promise((resolve) => {
    clock.after(at - clock.now() + way, () => resolve(client.post(client.actMessage(seat, { type: 'shout' }, { pressedAt }))));
  });
}

describe('who was first', () => {
  it('is decided by the press and not by the arrival, and everybody hears the times', async () => {
    const { host, players, openedAt } = await race(120, 4);
    const [slow, fast] = players as [Player, Player];
    const sent = [press(host.clock, slow, openedAt + 250, 60), press(host.clock, fast, openedAt + 290, 2)];
    await host.clock.advance(1000);
    const ids = await Promise.all(sent);
    await settle();
    expect(slow.client.last('verdict')).toMatchObject({ calls: [{ seat: 0, at: 250 }, { seat: 1, at: 290 }], tieMargin: TIE_MARGIN });
    expect(fast.client.last('verdict')).toEqual(slow.client.last('verdict'));
    expect(points(fast.client)).toEqual([1, 0]);
    expect([slow.client.answerTo(ids[0] ?? 0), fast.client.answerTo(ids[1] ?? 0)]).toMatchObject([{ type: 'done' }, { type: 'done' }]);
  });

  it('is told after a grace period, or at once when nobody else can call', async () => {
    const { host, players, openedAt } = await race(0, 0);
    const [one, two] = players as [Player, Player];
    void press(host.clock, one, openedAt + 200, 0);
    await host.clock.advance(300);
    expect(one.client.all('verdict')).toEqual([]);
    void press(host.clock, two, openedAt + 310, 0);
    await host.clock.advance(11);
    expect(one.client.last('verdict').calls).toHaveLength(2);
  });

  it('waits as long as the slowest link of those who may call needs', async () => {
    const { host, players, openedAt } = await race(300, 0);
    const [slow, fast] = players as [Player, Player];
    void press(host.clock, fast, openedAt + 200, 0);
    void press(host.clock, slow, openedAt + 190, 290);
    await host.clock.advance(1000);
    expect(slow.client.last('verdict').calls).toEqual([{ seat: 1, at: 200 }, { seat: 0, at: 300 }]);
  });

  it('is stored with the times before anybody hears of it', async () => {
    const { host, players, openedAt } = await race(0, 0);
    const [one] = players as [Player, Player];
    void press(host.clock, one, openedAt + 200, 0);
    await host.clock.advance(199);
    const release = host.journal.hold();
    await host.clock.advance(500);
    expect(one.client.all('verdict')).toEqual([]);
    release();
    await settle();
    expect(one.client.all('verdict')).toHaveLength(1);
    expect(host.journal.records.at(-1)).toMatchObject({
      type: 'clock',
      clock: { type: 'calls', calls: [{ seat: 0, at: 200 }] },
      senders: [{ person: one.client.last('welcome').person }],
    });
  });

  it('reliability 15: is the same for a call that is sent twice', async () => {
    const { host, players } = await race(0, 0);
    const [one] = players as [Player, Player];
    const message = one.client.actMessage(0, { type: 'shout' });
    const ids = [one.client.post(message), one.client.post(message)];
    await host.clock.advance(200);
    ids.push(one.client.post(message));
    await settle();
    expect(ids.map((id) => one.client.answerTo(id))).toMatchObject([{ type: 'done' }, { type: 'done' }, { type: 'done' }]);
    expect(points(one.client)).toEqual([1, 0]);
  });

  it('reliability 18: judges six calls within ten milliseconds, and each caller hears the result', async () => {
    const { host, players } = await race(0, 0, 0, 0, 0, 0);
    const start = host.clock.now();
    const sent = players.map((player, index) => press(host.clock, player, start + index * 2, 0));
    await host.clock.advance(400);
    const ids = await Promise.all(sent);
    await settle();
    players.forEach(({ client }, index) => {
      expect(client.answerTo(ids[index] ?? 0)).toMatchObject({ type: 'done' });
      expect(client.last('verdict').calls).toHaveLength(6);
    });
  });

  it('is nobody when the window has lasted', async () => {
    const { host, players } = await race(0, 0);
    const [one] = players as [Player, Player];
    const late = one.client.actMessage(0, { type: 'shout' });
    await host.clock.advance(1200);
    expect(one.client.match.projections[0]?.events).toEqual([{ type: 'silence' }]);
    expect(await one.client.ask(late)).toMatchObject({ type: 'refused' });
    expect(points(one.client)).toEqual([0, 0]);
  });

  it('does not take a press for an earlier window into a later one', async () => {
    const { host, players } = await race(0, 0);
    const [one] = players as [Player, Player];
    const late = one.client.actMessage(0, { type: 'shout' });
    await host.clock.advance(1200);
    await openWindow(host, players);
    expect(await one.client.ask(late)).toMatchObject({ code: 'stale' });
  });

  it('opens the window for everybody at the moment at which the slowest can see it', async () => {
    const { players, openedAt, host } = await race(120, 4);
    expect(players.map(({ client }) => client.match.showAt)).toEqual([openedAt, openedAt]);
    expect(openedAt - host.clock.now()).toBe(60);
  });
});

/** A reaction time in milliseconds: about normal, 300 on average with a deviation of 60. */
function reaction(random: Random): number {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += nextWord(random) / 0x1_0000_0000;
  return 300 + (sum - 6) * 60;
}

/** The true order of presses does not matter here, only who is judged the first, or that both were simultaneous. */
interface Tally {
  slow: number;
  fast: number;
  tied: number;
}

/** Races of a player on a link of 120 ms against one on 5 ms; both react to what they see, and `claim` when they pressed. */
async function manyRaces(count: number, seed: string, claim: (pressedAt: number) => number): Promise<Tally> {
  const random = randomFrom(seed);
  const host = await testHost({ games: [races] });
  const { clock } = host;
  const clients = [120, 5].map((trip) => {
    const carry = (deliver: () => void): void => void clock.after(trip / 2, deliver);
    return new TestClient(host.party, { origin: 'local', roundTrip: () => trip, carry });
  });
  const patiently = async (client: TestClient, message: object): Promise<void> => {
    client.post(message);
    await clock.advance(200);
  };
  const [slow] = clients as [TestClient, TestClient];
  for (const client of clients) {
    await patiently(client, { type: 'hello', protocol: 1, device: 'app', code: host.table.code, token: null });
    await patiently(client, { type: 'sit', name: client === slow ? 'Slow' : 'Fast' });
  }
  await patiently(slow, { type: 'start' });
  const tally: Tally = { slow: 0, fast: 0, tied: 0 };
  for (let round = 1; round <= count; round++) {
    const shown = slow.match.showAt ?? clock.now();
    for (const [seat, client] of clients.entries()) {
      // Whoever sees the window late, because the news came late, reacts late.
      const pressedAt = Math.max(shown, clock.now()) + reaction(random);
      const said = client === slow ? claim(pressedAt) : pressedAt;
      const message = client.actMessage(seat, { type: 'shout' }, { pressedAt: said });
      clock.after(pressedAt - clock.now(), () => client.post(message));
    }
    await clock.advance(1000);
    const { winner, window } = slow.match.projections[0]?.view as { winner: number | null; window: number };
    expect(window).toBe(round + 1);
    tally[winner === null ? 'tied' : winner === 0 ? 'slow' : 'fast'] += 1;
  }
  return tally;
}

describe('reliability 19: 1,000 races over links of 5 ms and 120 ms', () => {
  it('are won by equal players equally often', async () => {
    const { slow, fast, tied } = await manyRaces(1000, 'fair', (pressedAt) => pressedAt);
    const share = (slow + tied / 2) / 1000;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
    expect(Math.abs(slow - fast) / (slow + fast)).toBeLessThan(0.1);
  });

  it('give a forged time at most the tie margin', async () => {
    const honest = await manyRaces(1000, 'forged', (pressedAt) => pressedAt - TIE_MARGIN);
    const forged = await manyRaces(1000, 'forged', () => 0);
    expect(forged).toEqual(honest);
  });
});
