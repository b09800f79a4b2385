import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runSimulation } from '@build/tools/sim/command';
import { replay, type MatchRecord } from '@shared/engine/match';
import { brokenGames } from '@tests/fixtures/games/broken-games';
import { practiceGame } from '@tests/fixtures/games/practice-game';
import { RecordedOutput } from './output';

const folder = mkdtempSync(join(tmpdir(), 'sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sim(...args: string[]): { code: number; output: RecordedOutput; json: () => Record<string, unknown> } {
  const output = new RecordedOutput();
  const code = runSimulation(args, [practiceGame], output);
  return { code, output, json: () => JSON.parse(output.lines.at(-1) ?? '') as Record<string, unknown> };
}

describe('sim plays', () => {
  it('and says in one JSON object what came of it', () => {
    const { code, json } = sim('practice', '--games', '20', '--seats', '3', '--seed', 'x', '--json');
    expect(code).toBe(0);
    expect(Object.keys(json())).toEqual(['game', 'seats', 'games', 'finished', 'drawn', 'actions', 'actionsPerSecond', 'meanActions', 'violations']);
    expect(json()).toMatchObject({ game: 'practice', seats: 3, games: 20, violations: [] });
    expect(Number(json()['finished']) + Number(json()['drawn'])).toBe(20);
  });

  it('the same matches from the same seed, with the checks or without them', () => {
    for (const mode of [[], ['--rate']]) {
      const actions = ['a', 'a', 'b'].map((seed) => sim('practice', '--games', '5', '--seed', seed, '--json', ...mode).json()['actions']);
      expect(actions[0]).toBe(actions[1]);
      expect(actions[0]).not.toBe(actions[2]);
    }
  });

  it('with changed house rules and other presets', () => {
    const more = sim('practice', '--games', '5', '--options', '{"handSize":6}', '--save', join(folder, 'options.json'));
    expect(more.code).toBe(0);
    expect(recordIn('options.json').deal.options).toEqual({ handSize: 6, race: 'timed' });
    sim('practice', '--games', '1', '--preset', 'for-beginners', '--save', join(folder, 'preset.json'));
    expect(recordIn('preset.json').deal.options).toEqual({ handSize: 3, race: 'sequence' });
  });

  it('and keeps the last match as a file that replays', () => {
    for (const mode of [[], ['--rate']]) {
      expect(sim('practice', '--games', '2', '--save', join(folder, 'last.json'), ...mode).code).toBe(0);
      const record = recordIn('last.json');
      expect(record.seed).toBe('1/1');
      expect(record.deal.previous).toEqual({ round: 1 });
      expect(replay(practiceGame, record).version).toBe(record.log.length);
    }
  });

  it('for people as well', () => {
    const { output } = sim('practice', '--games', '3');
    expect(output.lines.join('\n')).toMatch(/practice, 4 players, seed 1\n3 matches: \d won, \d drawn\n.*\nno violations/u);
  });
});

describe('sim finds', () => {
  it('what a broken game does wrong, and where to see it again', () => {
    const leaky = brokenGames.find(({ what }) => what.startsWith('tells everybody'))?.game;
    expect(leaky).toBeDefined();
    if (leaky === undefined) return;
    const output = new RecordedOutput();
    expect(runSimulation(['practice', '--games', '8', '--json'], [leaky], output)).toBe(1);
    const { violations } = JSON.parse(output.lines.at(-1) ?? '') as { violations: { check: string; match: number; detail: string }[] };
    const found = violations.at(-1);
    expect(found).toMatchObject({ check: 'leak' });
    const again = new RecordedOutput();
    expect(runSimulation(['practice', '--first', String(found?.match), '--games', '1'], [leaky], again)).toBe(1);
    expect(again.lines.join('\n')).toContain(found?.detail);
  });
});

describe('sim goes on', () => {
  it('after a match in which the rules never come back', () => {
    let deals = 0;
    const stubborn: typeof practiceGame = {
      ...practiceGame,
      setup(deal, random) {
        deals += 1;
        while (deals === 1) random[0] += 1;
        return practiceGame.setup(deal, random);
      },
    };
    const output = new RecordedOutput();
    expect(runSimulation(['practice', '--games', '3', '--patience', '1', '--json'], [stubborn], output)).toBe(1);
    expect(JSON.parse(output.lines.at(-1) ?? '')).toMatchObject({
      games: 3,
      violations: [{ match: 0, check: 'endless', detail: 'the match did not come back within 1000 ms' }],
    });
  });
});

describe('sim explains', () => {
  it('itself', () => {
    const { code, output } = sim('--help');
    expect(code).toBe(0);
    expect(output.lines.join('\n')).toContain('--options JSON');
  });

  it.each([
    [[], 'which game? There are: practice'],
    [['bridge'], 'there is no game "bridge". There are: practice'],
    [['practice', 'durak'], 'one game at a time; what is "durak"?'],
    [['practice', '--seats', '7'], 'practice is for 2 to 6 players, not for "7"'],
    [['practice', '--seats', 'two'], 'practice is for 2 to 6 players, not for "two"'],
    [['practice', '--games', '-3'], "Option '--games' argument is ambiguous"],
    [['practice', '--games', '0'], '--games takes a whole number from 1 to 10000000, not "0"'],
    [['practice', '--options', '{handSize:5}'], '--options is not JSON'],
    [['practice', '--options', '[5]'], '--options takes a JSON object'],
    [['practice', '--options', '{"handsize":5}'], 'practice has no option "handsize". It has: handSize, race'],
    [['practice', '--options', '{"handSize":50}'], '--options, handSize: '],
    [['practice', '--preset', 'wild'], 'practice has no preset "wild". It has: as-written, for-beginners'],
    [['practice', '--turbo'], "Unknown option '--turbo'"],
    [['practice', '--save', '/no/such/folder/file'], '--save: '],
  ])('what is wrong with %j', (args, message) => {
    const { code, output } = sim(...args);
    expect(code).toBe(2);
    expect(output.lines).toEqual([]);
    expect(output.problems.join('\n')).toContain(message);
  });
});

function recordIn(name: string): MatchRecord {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as MatchRecord;
}
