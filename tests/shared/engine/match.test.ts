import { describe, expect, it } from 'vitest';
import type { Deal, OptionValues } from '@shared/engine/contract';
import { hashOf } from '@shared/engine/hash';
import { act, actClock, openMatch, replay, ReplayError, type Match } from '@shared/engine/match';
import { project, statusOf } from '@shared/engine/projection';
import { practiceGame, type PracticeView } from '@tests/fixtures/games/practice-game';
import type { PracticeAction } from '@tests/fixtures/games/practice-rules';

const deal: Deal<OptionValues, unknown> = { options: practiceGame.presets[0].options, seats: 3, previous: null, previousSeats: [null, null, null] };
const open = (seed = 'match'): Match => openMatch(practiceGame, deal, seed);

/** Plays first offers until the condition holds; a seed that never gets there fails the test. */
function playUntil(holds: (match: Match) => boolean): Match {
  for (let index = 0; index < 200; index++) {
    const match = open(`until ${index}`);
    for (let turn = 0; turn < 60; turn++) {
      if (holds(match)) return match;
      const [seat] = match.game.acting(match.state);
      if (seat === undefined) break;
      act(match, seat, match.game.legal(match.state, seat)[0]);
    }
  }
  throw new Error('no match got there');
}

describe('a match', () => {
  it('starts at version 0 with an empty log, the same for the same seed', () => {
    const match = open();
    expect(match.version).toBe(0);
    expect(match.record).toEqual({ game: 'practice', seed: 'match', deal, log: [] });
    expect(hashOf(open().state)).toBe(hashOf(match.state));
    expect(hashOf(open('other').state)).not.toBe(hashOf(match.state));
  });

  it('logs what it accepts and counts it as its version', () => {
    const match = open();
    const [seat = 0] = match.game.acting(match.state);
    const result = act(match, seat, { type: 'draw' });
    expect(result).toMatchObject({ accepted: true, events: [{ type: 'drawn', seat }] });
    expect(match.version).toBe(1);
    expect(match.record.log).toEqual([{ seat, action: { type: 'draw' } }]);
  });

  it.each([
    ['nonsense', 1, { type: 'fly' }, 'malformed-action'],
    ['no action at all', 1, undefined, 'malformed-action'],
    ['a seat that nobody has', 3, { type: 'draw' }, 'no-such-seat'],
    ['a seat below the first', -1, { type: 'draw' }, 'no-such-seat'],
    ['half a seat', 0.5, { type: 'draw' }, 'no-such-seat'],
    ['somebody whose turn it is not', 0, { type: 'draw' }, 'not-your-turn'],
  ])('leaves log, version and state alone when it refuses %s', (_, seat, action, code) => {
    const match = open();
    const before = hashOf(match.state);
    expect(act(match, seat, action)).toEqual({ accepted: false, refusal: { code } });
    expect(match.version).toBe(0);
    expect(match.record.log).toEqual([]);
    expect(hashOf(match.state)).toBe(before);
  });

  it('takes the clock\'s actions and refuses those for no window', () => {
    const match = playUntil(({ game, state }) => game.windows(state).length > 0);
    const version = match.version;
    const [window] = match.game.windows(match.state);
    expect(actClock(match, { type: 'elapsed', window: 99 })).toEqual({ accepted: false, refusal: { code: 'no-race' } });
    expect(match.version).toBe(version);
    expect(actClock(match, { type: 'elapsed', window: window?.id ?? -1 })).toMatchObject({ accepted: true });
    expect(match.record.log.at(-1)).toEqual({ clock: { type: 'elapsed', window: window?.id } });
  });
});

describe('a replay', () => {
  it('leads to the same state, also from a file', () => {
    const match = playUntil(({ game, state }) => game.outcome(state) !== null);
    const record = JSON.parse(JSON.stringify(match.record)) as Match['record'];
    const again = replay(practiceGame, record);
    expect(hashOf(again.state)).toBe(hashOf(match.state));
    expect(again.version).toBe(match.version);
    expect(again.record).toEqual(match.record);
  });

  it('says which entry of a foreign log the rules refuse', () => {
    const match = playUntil(({ version }) => version === 4);
    const log = [...match.record.log.slice(0, 2), { seat: 0, action: { type: 'fly' } }];
    const attempt = (): Match => replay(practiceGame, { ...match.record, log });
    expect(attempt).toThrow(ReplayError);
    expect(attempt).toThrow('log entry 2 was refused: malformed-action');
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ index: 2, refusal: { code: 'malformed-action' } });
    }
  });

  it('refuses clocks that do not fit as well', () => {
    const record = { ...open().record, log: [{ clock: { type: 'elapsed' as const, window: 5 } }] };
    expect(() => replay(practiceGame, record)).toThrow('log entry 0 was refused: no-race');
  });
});

describe('the projection', () => {
  it('gives each viewer its own view, legal actions and events', () => {
    const match = open();
    const [seat = 0] = match.game.acting(match.state);
    const result = act(match, seat, { type: 'draw' });
    const events = result.accepted ? result.events : [];
    const projections = [0, 1, 2].map((viewer) => project(match, viewer, events));
    const hands = projections.map(({ view }) => (view as PracticeView).hand?.cards);
    expect(hands.map((hand) => hand?.length)).toEqual([5, 6, 5]);
    expect(projections[seat]?.events).toEqual(events);
    expect(projections[0]?.events).toEqual([{ type: 'drawn', seat }]);
    expect(projections.map(({ legal }) => legal.length > 0)).toEqual([false, false, true]);
  });

  it('never gives legal actions to the table', () => {
    const match = playUntil(({ game, state }) => game.windows(state).length > 0);
    const projection = project(match, 'table', []);
    expect(projection.legal).toEqual([]);
    expect((projection.view as PracticeView).hand).toBeNull();
    expect(project(match, match.game.acting(match.state)[0] ?? 0, []).legal).toEqual([{ type: 'snap' }] satisfies PracticeAction[]);
  });

  it('leaves out what a viewer does not notice', () => {
    const quiet = { ...practiceGame, see: () => null };
    const match = openMatch(quiet, deal, 'quiet');
    expect(project(match, 0, [{ type: 'drawn' }]).events).toEqual([]);
  });

  it('tells everybody who acts, what windows are open and how it ended', () => {
    const match = playUntil(({ game, state }) => game.outcome(state) !== null);
    expect(statusOf(match)).toMatchObject({ acting: [], windows: [], outcome: { kind: 'won', reason: 'hand-empty' } });
    expect(statusOf(open())).toEqual({ acting: [1], windows: [], outcome: null });
  });
});
