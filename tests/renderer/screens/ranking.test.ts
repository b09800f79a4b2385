import { describe, expect, it } from 'vitest';
import type { Outcome } from '@shared/engine/contract';
import { ranking, winners } from '@renderer/screens/results/ranking';

const outcome: Outcome = { kind: 'won', ranks: [3, 1, 2, 2], points: [0, 1, 0, 0], reason: 'last-card', params: { seat: 1 } };

describe('the result', () => {
  it('has the best first and equal ranks in order of play', () => {
    const rows = ranking(outcome, ['Jana', 'Ole', 'Ben', 'Mehmet'], [{ name: 'Ole', seat: 1, matches: 2, wins: 2, points: 2 }]);
    expect(rows.map((row) => row.name)).toEqual(['Ole', 'Ben', 'Mehmet', 'Jana']);
    expect(rows[0]).toMatchObject({ rank: 1, points: 1, evening: 2 });
    expect(rows[1]?.evening).toBeNull();
  });

  it('has no winner in a draw', () => {
    expect(winners(outcome)).toEqual([1]);
    expect(winners({ ...outcome, kind: 'drawn', ranks: [1, 1, 1, 1] })).toEqual([]);
  });
});
