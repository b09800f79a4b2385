import type { Outcome } from '@shared/engine/contract';
import type { EveningScore, FinishedMatch } from '@shared/protocol/lobby';

/** When the evenings of the tests began. */
export const BEGINNING = new Date(2026, 10, 29, 20, 15).getTime();

function won(ranks: number[], points: number[], reason: string, params: Outcome['params'] = {}): Outcome {
  return { kind: 'won', ranks, points, reason, params };
}

/** An evening of three: Durak, Betteln, Durak again without Ole, and a draw. */
export const finished: readonly FinishedMatch[] = [
  {
    round: 1,
    game: 'durak',
    names: ['Jana', 'Ole', 'Mehmet'],
    lines: [0, 1, 2],
    outcome: won([1, 3, 1], [1, 0, 1], 'durak', { seat: 1 }),
    endedAt: BEGINNING,
  },
  {
    round: 2,
    game: 'betteln',
    names: ['Ole', 'Mehmet', 'Jana'],
    lines: [1, 2, 0],
    outcome: won([1, 2, 3], [2, 1, 0], 'offices-given', { king: 0, beggar: 2 }),
    endedAt: BEGINNING + 30 * 60_000,
  },
  {
    round: 4,
    game: 'durak',
    names: ['Jana', 'Mehmet'],
    lines: [0, 2],
    outcome: won([1, 2], [1, 0], 'durak', { seat: 1 }),
    endedAt: null,
  },
  {
    round: 5,
    game: 'durak',
    names: ['Jana', 'Mehmet'],
    lines: [0, 2],
    outcome: { kind: 'drawn', ranks: [1, 1], points: [1, 1], reason: 'no-durak', params: {} },
    endedAt: BEGINNING + 90 * 60_000,
  },
];

export const scores: readonly EveningScore[] = [
  { name: 'Johanna', seat: 0, matches: 4, wins: 2, points: 3 },
  { name: 'Ole', seat: null, matches: 2, wins: 1, points: 2 },
  { name: 'Mehmet', seat: 1, matches: 4, wins: 1, points: 3 },
];
