import { describe, expect, it } from 'vitest';
import { games } from '@shared/games/registry';
import { percentile } from '@build/tools/common/percentile';
import { runLoad } from '@build/tools/load/command';
import { figuresOf } from '@build/tools/load/summary';
import { TableLedger } from '@build/tools/load/table-ledger';
import { practiceGame } from '@tests/fixtures/games/practice-game';
import { RecordedOutput } from './output';

/** A table of two whose clients saw the start of a match. */
function startedTable(): TableLedger {
  const ledger = new TableLedger(2);
  ledger.measure(true);
  for (const client of [0, 1]) ledger.shown(client, 'm', 0, 0);
  return ledger;
}

/** An action that goes well. */
function play(ledger: TableLedger, client: number, version: number, sentAt: number, lastAt: number): void {
  ledger.sent(client, sentAt);
  ledger.accepted(client);
  ledger.shown(client, 'm', version, sentAt + 1);
  ledger.shown(1 - client, 'm', version, lastAt);
}

describe('the books of a table', () => {
  it('time an action until its last receipt', () => {
    const ledger = startedTable();
    play(ledger, 0, 1, 100, 107);
    play(ledger, 1, 2, 200, 203);
    expect({ actions: ledger.actions, latencies: ledger.latencies, lost: ledger.lost, reordered: ledger.reordered }).toEqual({
      actions: 2,
      latencies: [7, 3],
      lost: 0,
      reordered: 0,
    });
    expect(ledger.isQuiet).toBe(true);
  });

  it('count states that the clock brought, and calls, without timing them', () => {
    const ledger = startedTable();
    for (const client of [0, 1]) ledger.shown(client, 'm', 1, 10);
    for (const client of [0, 1]) ledger.sent(client, 20);
    for (const client of [0, 1]) {
      ledger.accepted(client);
      ledger.judged(client);
      ledger.shown(client, 'm', 2, 300);
    }
    expect({ actions: ledger.actions, latencies: ledger.latencies, lost: ledger.lost }).toEqual({ actions: 2, latencies: [], lost: 0 });
  });

  it('leave out what happens before and after the measurement, but not what is lost then', () => {
    const ledger = startedTable();
    ledger.measure(false);
    play(ledger, 0, 1, 100, 107);
    ledger.shown(0, 'm', 2, 110);
    expect({ actions: ledger.actions, latencies: ledger.latencies, lost: ledger.lost }).toEqual({ actions: 0, latencies: [], lost: 1 });
  });

  it('miss a state that one client was never shown', () => {
    const ledger = startedTable();
    play(ledger, 0, 1, 100, 107);
    ledger.shown(0, 'm', 2, 110);
    for (const client of [0, 1]) ledger.shown(client, 'm', 3, 120);
    expect({ lost: ledger.lost, reordered: ledger.reordered, isQuiet: ledger.isQuiet }).toEqual({ lost: 1, reordered: 0, isQuiet: false });
  });

  it('miss a state that nobody was shown', () => {
    const ledger = startedTable();
    for (const client of [0, 1]) ledger.shown(client, 'm', 2, 10);
    expect(ledger.lost).toBe(2);
  });

  it('miss the end of a match that one client did not see before the next began', () => {
    const ledger = startedTable();
    ledger.shown(0, 'm', 1, 10);
    for (const client of [0, 1]) ledger.shown(client, 'n', 0, 20);
    expect({ lost: ledger.lost, reordered: ledger.reordered }).toEqual({ lost: 1, reordered: 0 });
  });

  it('notice what came twice, after later states, or after the match', () => {
    const ledger = startedTable();
    ledger.shown(0, 'm', 2, 10);
    ledger.shown(0, 'm', 1, 11);
    ledger.shown(0, 'm', 2, 12);
    ledger.shown(0, 'n', 0, 20);
    ledger.shown(0, 'm', 3, 21);
    expect(ledger.reordered).toBe(3);
  });

  it('miss an accepted action without a state of its own, and one that was never answered', () => {
    const shared = startedTable();
    for (const client of [0, 1]) {
      shared.sent(client, 10);
      shared.accepted(client);
    }
    for (const client of [0, 1]) shared.shown(client, 'm', 1, 20);
    expect(shared.lost).toBe(1);
    const silent = startedTable();
    silent.sent(0, 10);
    expect({ lost: silent.lost, isQuiet: silent.isQuiet }).toEqual({ lost: 1, isQuiet: false });
  });

  it('count refusals by their codes', () => {
    const ledger = startedTable();
    for (const code of ['stale', 'stale', 'not-acting']) {
      ledger.sent(0, 10);
      ledger.refused(0, code);
    }
    expect([...ledger.refusals]).toEqual([['stale', 2], ['not-acting', 1]]);
    expect(ledger.lost).toBe(0);
  });
});

describe('the figures', () => {
  it('take percentiles by rank', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99].map((share) => percentile(values, share))).toEqual([50, 95, 99]);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBeNull();
  });

  it('share bytes among actions and clients', () => {
    const figures = figuresOf(
      { game: practiceGame, tables: 2, seats: 3 },
      {
        actions: 10,
        seconds: 2,
        latencies: [3, 1, 2],
        bytes: 9000,
        lost: 0,
        reordered: 0,
        refusals: new Map([['stale', 2]]),
        memory: { resident: 80 * 1024 * 1024, heap: 20 * 1024 * 1024 },
        processor: 0.25,
      },
    );
    expect(figures).toMatchObject({ actionsPerSecond: 5, p50: 2, p99: 3, bytesPerActionAndClient: 300, memoryMegabytes: 80, processorPercent: 25, refused: 2 });
  });
});

describe('load', () => {
  it('plays at real tables, and says in one JSON object what came of it', async () => {
    const output = new RecordedOutput();
    expect(await runLoad(['--game', 'durak', '--tables', '2', '--seats', '3', '--seconds', '1', '--json'], games, output)).toBe(0);
    const figures = JSON.parse(output.lines.at(-1) ?? '') as Record<string, number>;
    expect(figures).toMatchObject({ game: 'durak', tables: 2, seats: 3, lost: 0, reordered: 0 });
    for (const key of ['actions', 'actionsPerSecond', 'p50', 'p95', 'p99', 'bytesPerActionAndClient', 'memoryMegabytes']) expect(figures[key]).toBeGreaterThan(0);
  });

  it('explains itself', async () => {
    const output = new RecordedOutput();
    expect(await runLoad(['--help'], games, output)).toBe(0);
    expect(output.lines.join('\n')).toContain('--tables N');
  });

  it.each([
    [['typolena'], 'what is "typolena"?'],
    [['--game', 'bridge'], 'there is no game "bridge". There are: '],
    [['--seats', '99'], 'with these options typolena is for 2 to 8 players, not for "99"'],
    [['--tables', '0'], '--tables takes a whole number from 1 to 200, not "0"'],
    [['--seconds', 'long'], '--seconds takes a whole number from 1 to 3600, not "long"'],
    [['--think', '1.5'], '--think takes a whole number from 0 to 60000, not "1.5"'],
    [['--turbo'], "Unknown option '--turbo'"],
  ])('says what is wrong with %j', async (args, message) => {
    const output = new RecordedOutput();
    expect(await runLoad(args, games, output)).toBe(2);
    expect(output.lines).toEqual([]);
    expect(output.problems.join('\n')).toContain(message);
  });
});
