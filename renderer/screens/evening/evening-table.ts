import type { Outcome, Seat } from '@shared/engine/contract';
import type { EveningScore, FinishedMatch } from '@shared/protocol/lobby';

/** What the games say about themselves, in the reader's language. */
export interface EveningWords {
  game(id: string): string;
  /** Why a match ended as it did; null where the game has no words for it. */
  reason(game: string, outcome: Outcome, names: readonly string[]): string | null;
  /** The title with which a seat goes into the game's next match. */
  title(game: string, outcome: Outcome, seat: Seat): string | null;
}

export interface EveningPerson {
  readonly name: string;
  readonly rank: number;
  readonly matches: number;
  readonly wins: number;
  readonly points: number;
  /** What the person is in the next match of a game: an office, the Durak. */
  readonly titles: readonly string[];
}

/** What a match brought one person. */
export interface EveningCell {
  readonly points: number;
  readonly won: boolean;
  readonly title: string | null;
}

export interface EveningRow {
  readonly number: number;
  readonly game: string;
  readonly reason: string | null;
  /** Nobody in a draw. */
  readonly winners: readonly string[];
  readonly endedAt: number | null;
  /** One for each person, in their order; null for whoever did not play. */
  readonly cells: readonly (EveningCell | null)[];
}

/** Who won what: the people, the best first, and the matches in their order. */
export interface EveningTable {
  readonly people: readonly EveningPerson[];
  readonly rows: readonly EveningRow[];
}

interface Line {
  readonly line: number;
  readonly score: EveningScore;
}

function better(left: EveningScore, right: EveningScore): number {
  return right.points - left.points || right.wins - left.wins;
}

/** Titles by line of the score: those of each game's latest match. */
function titlesOf(finished: readonly FinishedMatch[], words: EveningWords): ReadonlyMap<number, string[]> {
  const latest = new Map(finished.map((match) => [match.game, match]));
  const titles = new Map<number, string[]>();
  for (const { game, outcome, lines } of latest.values()) {
    lines.forEach((line, seat) => {
      const title = words.title(game, outcome, seat);
      if (title !== null) titles.set(line, [...(titles.get(line) ?? []), title]);
    });
  }
  return titles;
}

function rowOf({ round, game, names, lines, outcome, endedAt }: FinishedMatch, order: readonly Line[], words: EveningWords): EveningRow {
  const isWon = (seat: Seat): boolean => outcome.kind === 'won' && outcome.ranks[seat] === 1;
  // As people are called now, like everywhere else in the table.
  const namesNow = lines.map((line, seat) => order.find((one) => one.line === line)?.score.name ?? names[seat] ?? '');
  return {
    number: round,
    game: words.game(game),
    reason: words.reason(game, outcome, namesNow),
    winners: namesNow.filter((_, seat) => isWon(seat)),
    endedAt,
    cells: order.map(({ line }) => {
      const seat = lines.indexOf(line);
      if (seat === -1) return null;
      return { points: outcome.points[seat] ?? 0, won: isWon(seat), title: words.title(game, outcome, seat) };
    }),
  };
}

export function eveningTable(finished: readonly FinishedMatch[], scores: readonly EveningScore[], words: EveningWords): EveningTable {
  const order = scores.map((score, line): Line => ({ line, score })).sort((left, right) => better(left.score, right.score) || left.line - right.line);
  const titles = titlesOf(finished, words);
  return {
    people: order.map(({ line, score: { name, matches, wins, points }, score }) => ({
      name,
      rank: order.findIndex((other) => better(other.score, score) === 0) + 1,
      matches,
      wins,
      points,
      titles: titles.get(line) ?? [],
    })),
    rows: finished.map((match) => rowOf(match, order, words)),
  };
}
