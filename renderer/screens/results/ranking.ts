import type { Outcome, Seat } from '@shared/engine/contract';
import type { EveningScore } from '@shared/protocol/lobby';

export interface RankedSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly rank: number;
  readonly points: number;
  /** The score of the evening; null for whoever has none yet. */
  readonly evening: number | null;
}

/** The seats of a finished match, the best first; equal ranks stay in order of play. */
export function ranking(outcome: Outcome, names: readonly string[], scores: readonly EveningScore[]): RankedSeat[] {
  return outcome.ranks
    .map((rank, seat) => {
      const name = names[seat] ?? '';
      const evening = scores.find((score) => score.seat === seat)?.points ?? null;
      return { seat, name, rank, points: outcome.points[seat] ?? 0, evening };
    })
    .sort((left, right) => left.rank - right.rank || left.seat - right.seat);
}

/** Who has won; nobody in a draw. */
export function winners(outcome: Outcome): Seat[] {
  if (outcome.kind === 'drawn') return [];
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
