import type { Outcome } from '@shared/engine/contract';
import type { EveningScore, FinishedMatch } from '@shared/protocol/lobby';
import type { Place, TableState } from './records';

type Score = Pick<TableState, 'finished' | 'tallies'>;

/** Whose score a place's matches are: its person's, or that of whoever left it to a bot; null for a bot of its own. */
function personOf(place: Place): string | null {
  return place.kind === 'person' ? place.person : place.left;
}

/**
 * The evening's score with one more match. It is kept by places, so that names may change.
 * @param endedAt when the match ended, in milliseconds since 1970; null where nobody knows
 */
export function withMatch(state: TableState, match: { readonly game: string; readonly round: number; readonly seats: number }, outcome: Outcome, endedAt: number | null): Score {
  const players = state.places.slice(0, match.seats);
  const tallies = [...state.tallies];
  players.forEach((place, seat) => {
    const index = tallies.findIndex((tally) => tally.place === place.id);
    const before = tallies[index] ?? { matches: 0, wins: 0, points: 0 };
    const won = outcome.kind === 'won' && outcome.ranks[seat] === 1;
    const tally = {
      place: place.id,
      person: personOf(place),
      name: place.name,
      matches: before.matches + 1,
      wins: before.wins + (won ? 1 : 0),
      points: before.points + (outcome.points[seat] ?? 0),
    };
    if (index === -1) tallies.push(tally);
    else tallies[index] = tally;
  });
  const finished = {
    round: match.round,
    game: match.game,
    names: players.map((place) => place.name),
    places: players.map((place) => place.id),
    outcome: { ...outcome, ranks: [...outcome.ranks], points: [...outcome.points], params: { ...outcome.params } },
    endedAt,
  };
  return { finished: [...state.finished, finished], tallies };
}

/** The evening's score as everybody may know it. */
export function scoreView(state: TableState): { readonly finished: readonly FinishedMatch[]; readonly scores: readonly EveningScore[] } {
  const lineOf = (id: string): number => state.tallies.findIndex((tally) => tally.place === id);
  return {
    finished: state.finished.map(({ round, game, names, places, outcome, endedAt }) => ({
      round,
      game,
      names,
      lines: places.map(lineOf),
      outcome,
      endedAt,
    })),
    scores: state.tallies.map(({ place, name, matches, wins, points }) => {
      const seat = state.places.findIndex(({ id }) => id === place);
      return { name, seat: seat === -1 ? null : seat, matches, wins, points };
    }),
  };
}

/**
 * The free place at which somebody with this name has played before, so that who stands up and sits down again keeps
 * score and office. `person` is null for a bot.
 */
export function formerPlace(state: TableState, person: string | null, isName: (name: string) => boolean): string | null {
  const isFree = (id: string): boolean => !state.places.some((place) => place.id === id);
  return state.tallies.find((tally) => tally.person === person && isName(tally.name) && isFree(tally.place))?.place ?? null;
}
