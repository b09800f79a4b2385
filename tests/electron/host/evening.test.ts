import { describe, expect, it } from 'vitest';
import { EVENING, TestClient, joined, restarted, seated, testHost, type TestHost } from '@tests/fixtures/host-fixture';

interface Table {
  readonly host: TestHost;
  readonly anna: TestClient;
  readonly bela: TestClient;
}

/** Two people at a game in which whoever moves first has won. */
async function atTable(): Promise<Table> {
  const host = await testHost();
  const anna = await seated(host, 'Anna');
  const bela = await seated(host, 'Bela');
  await anna.ask({ type: 'set-options', options: { hand: 1 } });
  return { host, anna, bela };
}

/** Plays one match, which the first seat wins. */
async function playMatch({ anna }: Table, first: TestClient = anna): Promise<void> {
  expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'done' });
  const [projection] = first.match.projections;
  await first.act(0, projection?.legal[0] as object);
  expect(anna.match.status.outcome?.kind).toBe('won');
}

/** The evening after a hard stop of the host at this moment, as the same person sees it. */
async function afterKill({ host, anna }: Table): Promise<TestClient> {
  const client = new TestClient(restarted(host.journal.records).party);
  await client.hello({ token: anna.token });
  return client;
}

describe('the score of the evening', () => {
  it('counts matches, wins and points of everybody, and says when each match ended', async () => {
    const table = await atTable();
    await playMatch(table);
    await table.host.clock.advance(60_000);
    await table.anna.ask({ type: 'to-lobby' });
    await table.anna.ask({ type: 'move-seat', seat: 0, to: 1 });
    await playMatch(table, table.bela);
    expect(table.anna.lobby.scores).toEqual([
      { name: 'Anna', seat: 1, matches: 2, wins: 1, points: 0 },
      { name: 'Bela', seat: 0, matches: 2, wins: 1, points: 0 },
    ]);
    expect(table.anna.lobby.finished).toMatchObject([
      { round: 1, game: 'pebbles', names: ['Anna', 'Bela'], lines: [0, 1], outcome: { reason: 'empty-hand' } },
      { round: 2, game: 'pebbles', names: ['Bela', 'Anna'], lines: [1, 0], outcome: { reason: 'empty-hand' } },
    ]);
    const [first, second] = table.anna.lobby.finished.map(({ endedAt }) => endedAt ?? 0);
    expect((first ?? 0) - EVENING).toBeGreaterThanOrEqual(0);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(60_000);
  });

  it('is the same after a hard stop, at whatever record', async () => {
    const table = await atTable();
    await playMatch(table);
    await table.bela.ask({ type: 'rename', seat: 1, name: 'Béla' });
    await playMatch(table);
    const shown = table.anna.lobby;
    expect((await afterKill(table)).lobby).toMatchObject({ scores: shown.scores, finished: shown.finished });

    // The time of the last match was being written: all else follows from its moves.
    const records = table.host.journal.records;
    const last = records.findLastIndex(({ type }) => type === 'act');
    const client = new TestClient(restarted(records.slice(0, last + 1)).party);
    await client.hello({ token: table.anna.token });
    const [first, second] = shown.finished;
    expect(client.lobby).toMatchObject({ scores: shown.scores, finished: [first, { ...second, endedAt: null }] });
  });

  it('follows a name that changes, also in the middle of a match', async () => {
    const table = await atTable();
    await playMatch(table);
    await table.anna.ask({ type: 'rename', seat: 0, name: 'Anne' });
    expect(table.anna.lobby.scores).toMatchObject([{ name: 'Anne', seat: 0, wins: 1 }, { name: 'Bela' }]);
    await table.anna.ask({ type: 'start' });
    await table.anna.ask({ type: 'rename', seat: 0, name: 'Annette' });
    await table.anna.act(0, table.anna.match.projections[0]?.legal[0] as object);
    expect(table.anna.lobby.scores).toMatchObject([{ name: 'Annette', matches: 2, wins: 2 }, { name: 'Bela', matches: 2 }]);
    expect(table.anna.lobby.finished.map(({ names }) => names[0])).toEqual(['Anna', 'Annette']);
  });

  it('waits for somebody who stands up and sits down again, and for nobody else', async () => {
    const table = await atTable();
    await playMatch(table);
    await table.anna.ask({ type: 'to-lobby' });
    await table.bela.ask({ type: 'stand', seat: 1 });
    await table.anna.ask({ type: 'stand', seat: 0 });
    expect(table.anna.lobby.scores).toMatchObject([{ name: 'Anna', seat: null }, { name: 'Bela', seat: null }]);
    const carla = await joined(table.host);
    await carla.ask({ type: 'sit', name: 'Anna' });
    await carla.ask({ type: 'rename', seat: 0, name: 'Carla' });
    await table.bela.ask({ type: 'sit', name: 'bela' });
    await table.anna.ask({ type: 'sit', name: 'Anna' });
    await playMatch(table, carla);
    expect(table.anna.lobby.scores).toEqual([
      { name: 'Anna', seat: 2, matches: 2, wins: 1, points: 0 },
      { name: 'bela', seat: 1, matches: 2, wins: 0, points: 0 },
      { name: 'Carla', seat: 0, matches: 1, wins: 1, points: 0 },
    ]);
    expect((await afterKill(table)).lobby.scores).toEqual(table.anna.lobby.scores);
  });

  it('stays one line for a seat that a bot takes over, and that its person takes again', async () => {
    const table = await atTable();
    await table.anna.ask({ type: 'set-options', options: { hand: 5 } });
    await table.anna.ask({ type: 'start' });
    const hand = table.bela.match.projections[0]?.view;
    await table.bela.ask({ type: 'stand', seat: 1 });
    const carla = await joined(table.host);
    expect(await carla.ask({ type: 'sit', name: 'Bela' })).toMatchObject({ code: 'name-taken' });
    expect(await table.bela.ask({ type: 'sit', name: 'Bela' })).toMatchObject({ type: 'done' });
    expect(table.bela.lobby.seats).toMatchObject([{ name: 'Anna' }, { kind: 'person', name: 'Bela', connected: true }]);
    expect(table.bela.match.projections).toMatchObject([{ viewer: 1, view: hand }]);
    await table.anna.ask({ type: 'to-lobby' });
    await table.anna.ask({ type: 'set-options', options: { hand: 1 } });

    await table.anna.ask({ type: 'start' });
    await table.bela.ask({ type: 'stand', seat: 1 });
    await table.anna.act(0, table.anna.match.projections[0]?.legal[0] as object);
    expect(table.anna.lobby.scores).toMatchObject([{ name: 'Anna', wins: 1 }, { name: 'Bela', matches: 1 }]);
    await table.anna.ask({ type: 'to-lobby' });
    await table.anna.ask({ type: 'stand', seat: 1 });
    await table.bela.ask({ type: 'sit', name: 'Bela' });
    await playMatch(table);
    expect(table.anna.lobby.scores).toMatchObject([{ name: 'Anna', matches: 2 }, { name: 'Bela', matches: 2, seat: 1 }]);
  });

  it('is one line for a bot of the same name', async () => {
    const table = await atTable();
    for (let match = 0; match < 2; match++) {
      await table.anna.ask({ type: 'add-bot', level: 'easy' });
      await playMatch(table);
      await table.anna.ask({ type: 'to-lobby' });
      await table.anna.ask({ type: 'stand', seat: 2 });
    }
    expect(table.anna.lobby.scores.map(({ matches }) => matches)).toEqual([2, 2, 2]);
  });
});
