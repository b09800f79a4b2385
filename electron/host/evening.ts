import { safeParse } from 'valibot';
import type { Deal, Outcome, OptionValues, Refusal, Seat } from '@shared/engine/contract';
import type { Game } from '@shared/engine/game';
import type { StartObstacle } from '@shared/protocol/lobby';
import { refused, type Change } from './places';
import type { Place, TableState } from './records';
import { withMatch } from './score';

/** The game with this id among those that the host offers, or null. */
export function gameAmong(games: readonly Game[], id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}

/** A new evening, with the first game chosen. */
export function newEvening(games: readonly Game[], tableName: string, id: string, code: string): TableState {
  const first = games[0];
  return {
    id,
    locked: false,
    turnLimit: null,
    paused: false,
    tableName,
    code,
    game: first?.id ?? '',
    options: first?.presets[0].options ?? {},
    places: [],
    hosts: [],
    rounds: 0,
    match: null,
    finished: [],
    tallies: [],
    carries: {},
  };
}

/** How many people can play the chosen game with the chosen options. */
export function seatRange(games: readonly Game[], state: TableState): { readonly minimum: number; readonly maximum: number } {
  return gameAmong(games, state.game)?.seatRange(state.options) ?? { minimum: 0, maximum: 0 };
}

function isRunning(state: TableState): boolean {
  return state.match !== null && !state.match.concluded;
}

export function chooseGame(games: readonly Game[], state: TableState, id: string): Change {
  if (isRunning(state)) return refused('match-running');
  const game = gameAmong(games, id);
  if (game === null) return refused('no-such-game');
  return { state: { ...state, game: id, options: game.presets[0].options } };
}

/** Changes some house rules; those that are not named stay as they are. */
export function setOptions(games: readonly Game[], state: TableState, changes: OptionValues): Change {
  if (isRunning(state)) return refused('match-running');
  const game = gameAmong(games, state.game);
  if (game === null) return refused('no-such-game');
  const parsed = safeParse(game.optionsSchema, { ...state.options, ...changes });
  if (!parsed.success) return refused('bad-options');
  return { state: { ...state, options: parsed.output } };
}

/** Why the next match cannot start, or null. */
export function obstacleTo(
  games: readonly Game[],
  state: TableState,
  isHere: (person: string) => boolean,
): StartObstacle | null {
  if (isRunning(state)) return { code: 'match-running', params: {} };
  const { minimum, maximum } = seatRange(games, state);
  const seats = state.places.length;
  if (seats < Math.max(minimum, 1)) return { code: 'too-few-players', params: { minimum, seats } };
  if (seats > maximum) return { code: 'too-many-players', params: { maximum, seats } };
  const away = state.places.find((place) => place.kind === 'person' && place.standIn === null && !isHere(place.person));
  return away === undefined ? null : { code: 'player-away', params: { name: away.name } };
}

/** For each place its seat in the game's previous match of the evening, or null for a newcomer. */
function seatsBefore(places: readonly Place[], before: readonly string[]): (Seat | null)[] {
  return places.map((place) => {
    const seat = before.indexOf(place.id);
    return seat === -1 ? null : seat;
  });
}

/** The table with a new match on it, and what the match is dealt from. */
export function beginMatch(state: TableState, id: string): { readonly state: TableState; readonly deal: Deal<OptionValues, unknown> } {
  const round = state.rounds + 1;
  const seats = state.places.length;
  const before = state.carries[state.game];
  return {
    state: { ...state, paused: false, rounds: round, match: { id, game: state.game, round, seats, concluded: false } },
    deal: {
      options: state.options,
      seats,
      previous: before?.carry ?? null,
      previousSeats: seatsBefore(state.places, before?.places ?? []),
    },
  };
}

/**
 * Writes a finished match into the evening's score; a match that is written already changes nothing.
 * @param endedAt when it ended, in milliseconds since 1970; null where nobody knows
 */
export function concludeMatch(state: TableState, outcome: Outcome, carry: unknown, endedAt: number | null): TableState {
  const { match } = state;
  if (match === null || match.concluded) return state;
  const places = state.places.slice(0, match.seats).map((place) => place.id);
  return {
    ...state,
    ...withMatch(state, match, outcome, endedAt),
    paused: false,
    match: { ...match, concluded: true },
    carries: { ...state.carries, [match.game]: { carry, places } },
  };
}

/** Stops the match for a while, or goes on with it. */
export function pause(state: TableState, paused: boolean): Change {
  return isRunning(state) ? { state: { ...state, paused } } : refused('no-match');
}

/** Clears the table for the lobby. */
export function leaveMatch(state: TableState): Change {
  return state.match === null ? refused('no-match') : { state: { ...state, paused: false, match: null } };
}

export function cannotStart(obstacle: StartObstacle): Refusal {
  return { code: 'cannot-start', params: { ...obstacle.params, obstacle: obstacle.code } };
}
