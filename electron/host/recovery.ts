import { openMatch, act, actClock, type Match } from '@shared/engine/match';
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

interface Reading {
  state: TableState | null;
  match: { readonly match: Match; readonly senders: Sender[] } | null;
  closed: boolean;
  readonly people: Map<string, PersonRecord>;
}

function begin(games: readonly Game[], record: StartRecord): Reading['match'] {
  const { state, deal, seed } = record;
  const game = gameAmong(games, state.match?.game ?? '');
  if (game === null) return null;
  return { match: openMatch(game, { ...deal, previous: deal.previous ?? null }, seed), senders: [] };
}

/** Applies an accepted action again. Rules that refuse it now have changed: the match cannot go on. */
function goOn(reading: Reading, record: Extract<TableRecord, { type: 'act' | 'clock' }>): void {
  const running = reading.match;
  if (running === null) return;
  const { match, senders } = running;
  const result = record.type === 'act' ? act(match, record.seat, record.action) : actClock(match, record.clock);
  if (!result.accepted) {
    reading.match = null;
    return;
  }
  senders.push(...(record.type === 'clock' ? record.senders : record.sender === null ? [] : [record.sender]));
}

function read(games: readonly Game[], reading: Reading, record: TableRecord): void {
  reading.closed = record.type === 'closed';
  switch (record.type) {
    case 'table':
      reading.state = record.state;
      if (record.state.match === null) reading.match = null;
      break;
    case 'person':
      reading.people.set(record.person, record);
      break;
    case 'start':
      reading.state = record.state;
      reading.match = begin(games, record);
      break;
    case 'act':
    case 'clock':
      if (reading.state?.match?.id === record.match) goOn(reading, record);
      break;
    case 'closed':
      break;
  }
}

/**
 * Puts a table together from its journal.
 * @returns null when the journal holds no table
 */
export function recover(games: readonly Game[], records: readonly TableRecord[]): Recovered | null {
  const reading: Reading = { state: null, match: null, closed: false, people: new Map() };
  for (const record of records) read(games, reading, record);
  if (reading.state === null) return null;
  const shown = reading.match;
  const outcome = shown?.match.game.outcome(shown.match.state) ?? null;
  let state: TableState = reading.state;
  if (shown === null) state = { ...state, match: null };
  else if (outcome !== null) state = concludeMatch(state, outcome, shown.match.game.carry(shown.match.state));
  return {
    state,
    people: [...reading.people.values()],
    run: shown === null ? null : new MatchRun(shown.match, shown.senders),
    isUnfinished: !reading.closed || (state.match !== null && !state.match.concluded),
  };
}
