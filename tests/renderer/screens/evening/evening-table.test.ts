import { describe, expect, it } from 'vitest';
import { eveningTable } from '@renderer/screens/evening/evening-table';
import type { EveningWords } from '@renderer/screens/evening/evening-table';
import { finished, scores } from './evening';

const words: EveningWords = {
  game: (id) => id.toUpperCase(),
  reason: (_game, { reason, params }, names) => `${reason} ${names[Number(params['seat'] ?? params['king'])] ?? ''}`,
  title: (game, { params, ranks }, seat) => (game === 'durak' ? (params['seat'] === seat ? 'Durak' : null) : `Amt ${String(ranks[seat])}`),
};

describe('the table of an evening', () => {
  const { people, rows } = eveningTable(finished, scores, words);

  it('has the best first; who has as many points and wins shares the rank', () => {
    expect(people.map(({ name, rank, points, wins }) => [rank, name, points, wins])).toEqual([
      [1, 'Johanna', 3, 2],
      [2, 'Mehmet', 3, 1],
      [3, 'Ole', 2, 1],
    ]);
    const equal = eveningTable([], [{ ...at(0), wins: 1 }, { ...at(1), points: 3 }, { ...at(2), points: 0 }], words).people;
    expect(equal.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('knows all who won a match, nobody in a draw, and what everybody got', () => {
    expect(rows.map(({ winners }) => winners)).toEqual([['Johanna', 'Mehmet'], ['Ole'], ['Johanna'], []]);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.points ?? null))).toEqual([
      [1, 1, 0],
      [0, 1, 2],
      [1, 0, null],
      [1, 1, null],
    ]);
    expect(rows[3]?.cells.map((cell) => cell?.won)).toEqual([false, false, undefined]);
  });

  it('calls people as they are called now, also in the words for how a match ended', () => {
    expect(rows.map(({ number, game, reason }) => [number, game, reason])).toEqual([
      [1, 'DURAK', 'durak Ole'],
      [2, 'BETTELN', 'offices-given Ole'],
      [4, 'DURAK', 'durak Mehmet'],
      [5, 'DURAK', 'no-durak '],
    ]);
  });

  it('has the titles with which people go into the next match: those of each game’s latest one', () => {
    expect(people.map(({ name, titles }) => [name, titles])).toEqual([
      ['Johanna', ['Amt 3']],
      ['Mehmet', ['Amt 2']],
      ['Ole', ['Amt 1']],
    ]);
    expect(eveningTable(finished.slice(0, 3), scores, words).people.map(({ titles }) => titles)).toEqual([['Amt 3'], ['Durak', 'Amt 2'], ['Amt 1']]);
  });
});

function at(index: number): (typeof scores)[number] {
  const score = scores[index];
  if (score === undefined) throw new Error('no such line');
  return score;
}
