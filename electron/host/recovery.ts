import { safeParse } from 'valibot';
import { act, actClock, openMatch, type Match } from '@shared/engine/match';
import type { Game } from '@shared/engine/game';
import { concludeMatch, gameAmong } from './evening';
import { MatchRun } from './match-run';
import type { PersonRecord, Sender, StartRecord, TableRecord, TableState } from './records';

/** A table as its journal tells it. */
export interface Recovered {
  readonly state: TableState;
  readonly people: readonly PersonRecord[];
  /** The match that is shown, running or finished. */
  readonly run: MatchRun | null;
  /** Whether somebody wants to go on with it: it was not closed in good order, or in the middle of a match. */
  readonly isUnfinished: boolean;
}

/** The journal says what cannot have been, under the rules as they are now. */
export class RecoveryError extends Error {
  /** Position of the record, counted from 0. */
  readonly index: number;

  constructor(index: number) {
    super(`record ${String(index)} does not fit those before it`);
    this.index = index;
  }
}

type MoveRecord = Extract<TableRecord, { type: 'act' | 'clock' }>;

interface Played {
  readonly start: StartRecord;
  readonly startedAt: number;
  readonly moves: { readonly record: MoveRecord; readonly index: number }[];
}

interface Reading {
  state: TableState | null;
  /** The match that is shown; earlier ones are in the state's results. */
  played: Played | null;
  closed: boolean;
  readonly people: Map<string, PersonRecord>;
}

function read(reading: Reading, record: TableRecord, index: number): void {
  reading.closed = record.type === 'closed';
  switch (record.type) {
    case 'table':
      reading.state = record.state;
      if (record.state.match === null) reading.played = null;
      break;
    case 'person':
      reading.people.set(record.person, record);
      break;
    case 'person-gone':
      reading.people.delete(record.person);
      break;
    case 'start':
      reading.state = record.state;
      reading.played = { start: record, startedAt: index, moves: [] };
      break;
    case 'act':
    case 'clock':
      if (reading.state?.match?.id !== record.match) throw new RecoveryError(index);
      reading.played?.moves.push({ record, index });
      break;
    case 'closed':
      break;
    case 'reopened':
      reopen(reading, record.elsewhere);
      break;
  }
}

/** A match waits until everybody has come; on another computer nobody is at home yet, and nobody hosts. */
function reopen(reading: Reading, elsewhere: boolean): void {
  const { state, people } = reading;
  if (state === null) return;
  const paused = state.match !== null && !state.match.concluded;
  reading.state = { ...state, paused, hosts: elsewhere ? [] : state.hosts };
  if (elsewhere) for (const [id, person] of people) people.set(id, { ...person, local: false });
}

function sendersOf(record: MoveRecord): readonly Sender[] {
  if (record.type === 'clock') return record.senders;
  return record.sender === null ? [] : [record.sender];
}

/** Whether there could have been such a match: journals and evenings from elsewhere are only files. */
function couldBe(game: Game, { state, deal }: StartRecord): boolean {
  const { minimum, maximum } = game.seatRange(deal.options);
  const { seats } = deal;
  return Number.isInteger(seats) && seats >= minimum && seats <= maximum && seats === state.match?.seats && seats <= state.places.length;
}

/** @throws RecoveryError with this index when the rules refuse what `play` asks of them, or cannot make anything of it */
function insist<Result>(index: number, play: () => Result | null): Result {
  try {
    const result = play();
    if (result !== null) return result;
  } catch {
    // Rules never throw on what they once accepted.
  }
  throw new RecoveryError(index);
}

function replay(games: readonly Game[], { start, startedAt, moves }: Played): { readonly match: Match; readonly run: MatchRun } {
  const match = insist(startedAt, () => {
    const game = gameAmong(games, start.state.match?.game ?? '');
    if (game === null || !safeParse(game.optionsSchema, start.deal.options).success || !couldBe(game, start)) return null;
    return openMatch(game, { ...start.deal, previous: start.deal.previous ?? null }, start.seed);
  });
  for (const { record, index } of moves) {
    insist(index, () => {
      const result = record.type === 'act' ? act(match, record.seat, record.action) : actClock(match, record.clock);
      return result.accepted ? result : null;
    });
  }
  return { match, run: new MatchRun(match, moves.flatMap(({ record }) => sendersOf(record))) };
}

/**
 * Puts a table together from its journal.
 * @returns null when the journal holds no table
 * @throws RecoveryError when the shown match cannot be played again
 */
export function recover(games: readonly Game[], records: readonly TableRecord[]): Recovered | null {
  const reading: Reading = { state: null, played: null, closed: false, people: new Map() };
  records.forEach((record, index) => read(reading, record, index));
  if (reading.state === null) return null;
  const shown = reading.played === null ? null : replay(games, reading.played);
  const outcome = shown === null ? null : shown.match.game.outcome(shown.match.state);
  const state =
    shown === null || outcome === null ? reading.state : concludeMatch(reading.state, outcome, shown.match.game.carry(shown.match.state), null);
  return {
    state,
    people: [...reading.people.values()],
    run: shown?.run ?? null,
    isUnfinished: !reading.closed || (state.match !== null && !state.match.concluded),
  };
}
