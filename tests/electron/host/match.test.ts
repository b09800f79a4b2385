import { describe, expect, it } from 'vitest';
import { project } from '@shared/engine/projection';
import { act, openMatch } from '@shared/engine/match';
import { settle } from '@tests/fixtures/fake-clock';
import { pebbles, type PebbleView } from '@tests/fixtures/games/pebbles';
import { TestClient, joined, restarted, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

interface Table {
  readonly host: TestHost;
  readonly anna: TestClient;
  readonly bela: TestClient;
}

async function started(): Promise<Table> {
  const host = await testHost();
  const anna = await seated(host, 'Anna');
  const bela = await seated(host, 'Bela');
  await anna.ask({ type: 'start' });
  return { host, anna, bela };
}

function view(client: TestClient): PebbleView {
  return client.match.projections[0]?.view as PebbleView;
}

function odd(client: TestClient): number {
  return view(client).hand.find((card) => card % 2 === 1) ?? 0;
}

/** Plays whatever is legal first until the match is over. */
async function playOut(host: TestHost, ...clients: TestClient[]): Promise<void> {
  for (let move = 0; move < 200; move++) {
    await host.clock.advance(1000);
    const client = clients.find(({ match }) => match.projections.some(({ legal }) => legal.length > 0));
    const projection = client?.match.projections.find(({ legal }) => legal.length > 0);
    if (client === undefined || projection === undefined || typeof projection.viewer !== 'number') return;
    await client.act(projection.viewer, projection.legal[0] as object);
  }
}

describe('an action', () => {
  it('is answered, and shown to everybody in their own projection', async () => {
    const { anna, bela } = await started();
    const card = odd(anna);
    const hand = view(bela).hand;
    expect(await anna.act(0, { type: 'lay', card })).toMatchObject({ type: 'done' });
    expect(anna.match).toMatchObject({ version: 1, game: 'pebbles', projections: [{ viewer: 0, events: [{ type: 'laid', seat: 0, card }] }] });
    expect(bela.match).toMatchObject({ version: 1, projections: [{ viewer: 1, view: { pile: [card], hand } }] });
  });

  it.each([
    ['of another seat', { seat: 1 }, 'not-your-seat'],
    ['of no seat', { seat: 9 }, 'no-such-seat'],
    ['in another match', { match: 'other' }, 'stale'],
    ['for a version to come', { version: 5 }, 'stale'],
    ['that the schema does not know', { action: { type: 'cheat' } }, 'malformed-action'],
    ['that the rules forbid', { action: { type: 'lay', card: 999 } }, 'illegal'],
  ])('%s is refused', async (_what, change, code) => {
    const { anna, bela } = await started();
    const before = bela.heard.length;
    expect(await anna.act(0, { type: 'lay', card: odd(anna) }, change)).toMatchObject({ type: 'refused', code });
    expect(bela.heard.length).toBe(before);
    expect(anna.match.version).toBe(0);
  });

  it('out of turn is refused, and so is one without a match', async () => {
    const { anna, bela } = await started();
    expect(await bela.act(1, { type: 'lay', card: odd(bela) })).toMatchObject({ code: 'not-acting' });
    await anna.ask({ type: 'to-lobby' });
    expect(await anna.act(0, { type: 'lay', card: odd(anna) })).toMatchObject({ code: 'no-match' });
  });

  it('reliability 15: that was sent twice is applied once and answered twice', async () => {
    const { host, anna, bela } = await started();
    const message = anna.actMessage(0, { type: 'lay', card: odd(anna) });
    const answers = await Promise.all([anna.ask(message), anna.ask(message)]);
    expect(answers).toMatchObject([{ type: 'done' }, { type: 'done' }]);
    expect(bela.match.version).toBe(1);
    expect(host.journal.records.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  it('reliability 15: that answers an old version is refused, not guessed at', async () => {
    const { anna, bela } = await started();
    const late = bela.actMessage(1, { type: 'lay', card: odd(bela) });
    await anna.act(0, { type: 'lay', card: odd(anna) });
    expect(await bela.ask(late)).toMatchObject({ code: 'stale' });
  });

  it('of one of several who may act at once is not made old by the others', async () => {
    const host = await testHost();
    const [anna, bela, cleo] = [await seated(host, 'Anna'), await seated(host, 'Bela'), await seated(host, 'Cleo')];
    await anna.ask({ type: 'start' });
    const even = view(anna).hand.find((card) => card % 2 === 0) ?? 0;
    await anna.act(0, { type: 'lay', card: even });
    const answers = [bela.actMessage(1, { type: 'answer', yes: true }), cleo.actMessage(2, { type: 'answer', yes: false })];
    expect(await bela.ask(answers[0] ?? {})).toMatchObject({ type: 'done' });
    expect(await cleo.ask(answers[1] ?? {})).toMatchObject({ type: 'done' });
    expect(anna.match).toMatchObject({ version: 3 });
    expect(await cleo.ask({ ...answers[1], key: 'another' })).toMatchObject({ code: 'stale' });
    // What Bela answered is for Bela alone.
    expect(JSON.stringify(cleo.all('match').at(-2)?.projections[0]?.events)).toBe('[{"type":"answered","seat":1}]');
  });
});

describe('the journal', () => {
  it('reliability 12: is flushed before anybody is told', async () => {
    const { host, anna, bela } = await started();
    const before = [anna.heard.length, bela.heard.length];
    const release = host.journal.hold();
    const id = anna.post(anna.actMessage(0, { type: 'lay', card: odd(anna) }));
    await host.clock.advance(60_000);
    expect([anna.heard.length, bela.heard.length]).toEqual(before);
    release();
    await settle();
    expect(anna.answerTo(id)).toMatchObject({ type: 'done' });
    expect(bela.match.version).toBe(1);
  });

  it('keeps what came meanwhile in order', async () => {
    const { host, anna } = await started();
    const release = host.journal.hold();
    const lay = anna.post(anna.actMessage(0, { type: 'lay', card: odd(anna) }));
    const again = anna.post(anna.actMessage(0, { type: 'lay', card: odd(anna) }));
    const late = joined(host);
    await settle();
    release();
    await settle();
    expect([anna.answerTo(lay), anna.answerTo(again)]).toMatchObject([{ type: 'done' }, { code: 'stale' }]);
    expect((await late).match.version).toBe(1);
  });

  it('that fails leaves the match as it was, and the same action may be sent again', async () => {
    const { host, anna, bela } = await started();
    const message = anna.actMessage(0, { type: 'lay', card: odd(anna) });
    const before = JSON.stringify([view(anna), view(bela)]);
    host.journal.failure = new Error('disk full');
    expect(await anna.ask(message)).toMatchObject({ code: 'storage-failed' });
    expect(host.events.at(-1)).toMatchObject({ type: 'trouble' });
    const watcher = new TestClient(host.party);
    await watcher.hello({ token: anna.token });
    expect(JSON.stringify([view(watcher), view(bela)])).toBe(before);
    expect(watcher.match.version).toBe(0);
    host.journal.failure = null;
    expect(await watcher.ask(message)).toMatchObject({ type: 'done' });
    expect(bela.match.version).toBe(1);
  });
});

describe('what is sent', () => {
  it('is the engine\'s projection for each viewer, and nothing of anybody else', async () => {
    const { host, anna, bela } = await started();
    const television = await joined(host, 'television');
    await playOut(host, anna, bela);
    const start = host.journal.records.find((record) => record.type === 'start');
    if (start === undefined) throw new Error('not started');
    const match = openMatch(pebbles, { ...start.deal, previous: null }, start.seed);
    const expected = { 0: [project(match, 0, [])], 1: [project(match, 1, [])], table: [project(match, 'table', [])] };
    for (const record of host.journal.records) {
      if (record.type !== 'act') continue;
      const result = act(match, record.seat, record.action);
      if (!result.accepted) throw new Error('the journal does not replay');
      for (const viewer of [0, 1, 'table'] as const) expected[viewer].push(project(match, viewer, result.events));
    }
    expect(anna.all('match').map(({ projections }) => projections)).toEqual(expected[0].map((one) => [one]));
    expect(bela.all('match').map(({ projections }) => projections)).toEqual(expected[1].map((one) => [one]));
    expect(television.all('match').map(({ projections }) => projections)).toEqual(expected.table.map((one) => [one]));
    expect(television.all('match').length).toBeGreaterThan(5);
  });

  it('holds both seats of a hot seat', async () => {
    const host = await testHost();
    const couch = await seated(host, 'Anna', 'Bela');
    await couch.ask({ type: 'start' });
    expect(couch.match.projections.map(({ viewer }) => viewer)).toEqual([0, 1]);
    await playOut(host, couch);
    expect(couch.lobby.finished).toMatchObject([{ game: 'pebbles', names: ['Anna', 'Bela'] }]);
  });
});

describe('the evening', () => {
  it('counts results, and "again" keeps seats and hands on what the game carries', async () => {
    const { host, anna, bela } = await started();
    await playOut(host, anna, bela);
    const outcome = anna.match.status.outcome;
    expect(outcome?.kind).toBe('won');
    expect(anna.lobby.scores.map(({ wins }) => wins)).toEqual(outcome?.ranks.map((rank) => (rank === 1 ? 1 : 0)));
    expect(anna.lobby.obstacle).toBeNull();
    expect(anna.lobby.match).not.toBeNull();
    expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'done' });
    expect(anna.lobby).toMatchObject({ match: { round: 2 }, finished: { length: 1 } });
    expect(view(bela).round).toBe(2);
    await playOut(host, anna, bela);
    expect(anna.lobby.scores.reduce((sum, { wins }) => sum + wins, 0)).toBe(2);
  });

  it('reliability 17: goes on when somebody gives up a seat: a bot of that name takes over', async () => {
    const { host, anna, bela } = await started();
    expect(await bela.ask({ type: 'stand', seat: 1 })).toMatchObject({ type: 'done' });
    expect(anna.lobby.seats[1]).toMatchObject({ kind: 'bot', name: 'Bela' });
    expect(bela.match.projections).toMatchObject([{ viewer: 'table' }]);
    await playOut(host, anna);
    for (let wait = 0; wait < 40 && anna.match.status.outcome === null; wait++) {
      await host.clock.advance(3000);
      await playOut(host, anna);
    }
    expect(anna.match.status.outcome).not.toBeNull();
  });
});

describe('a restart', () => {
  it('comes back into the running match with everybody away, and tokens still good', async () => {
    const { host, anna, bela } = await started();
    const message = anna.actMessage(0, { type: 'lay', card: odd(anna) });
    await anna.ask(message);
    const shown = bela.match;
    const next = restarted(host.journal.records);
    const [annaAgain, belaAgain] = [new TestClient(next.party), new TestClient(next.party)];
    await annaAgain.hello({ token: anna.token });
    expect(annaAgain.lobby.seats).toMatchObject([{ name: 'Anna', connected: true }, { name: 'Bela', connected: false }]);
    await belaAgain.hello({ token: bela.token });
    expect({ ...belaAgain.match, projections: belaAgain.match.projections.map((one) => ({ ...one, events: [] })) }).toEqual({
      ...shown,
      projections: shown.projections.map((one) => ({ ...one, events: [] })),
    });
    // Sent again because no answer came before the crash: applied once.
    expect(await annaAgain.ask(message)).toMatchObject({ type: 'done' });
    expect(belaAgain.match.version).toBe(1);
    await playOut(next, annaAgain, belaAgain);
    expect(annaAgain.match.status.outcome).not.toBeNull();
  });

  it('knows the result of a match whose last action was the last thing stored', async () => {
    const { host, anna, bela } = await started();
    await playOut(host, anna, bela);
    const next = restarted(host.journal.records);
    const again = new TestClient(next.party);
    await again.hello({ token: anna.token });
    expect(again.lobby).toEqual({ ...anna.lobby, seats: again.lobby.seats, obstacle: again.lobby.obstacle });
    expect(again.lobby.finished).toHaveLength(1);
  });
});
