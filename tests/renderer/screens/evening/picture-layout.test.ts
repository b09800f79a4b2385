import { describe, expect, it } from 'vitest';
import { eveningTable } from '@renderer/screens/evening/evening-table';
import type { EveningTable } from '@renderer/screens/evening/evening-table';
import { PICTURE_WIDTH, eveningPicture, fitted } from '@renderer/screens/evening/picture-layout';
import type { Measure, Picture, PictureWords, Printed } from '@renderer/screens/evening/picture-layout';
import { finished, scores } from './evening';

const words: PictureWords = {
  app: 'Doppelstapel',
  title: 'Der Abend',
  table: 'Tisch Werkbank',
  date: '29. November 2026',
  matches: 'Partien',
  wins: 'Siege',
  points: 'Punkte',
  list: 'Alle Partien',
  drawn: 'Unentschieden',
  time: () => '20:15',
};

/** Condensed letters are some 0.45 em wide. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.45;

function tableOf(count: number, nameLength = 8, matches = finished): EveningTable {
  const people = Array.from({ length: count }, (_, line) => ({ ...scores[line % 3], name: `${String(line)}${'n'.repeat(nameLength - 1)}`, seat: line, matches: 4, wins: 1, points: 100 - line }));
  const outcome = { kind: 'won', ranks: people.map((_, seat) => seat + 1), points: people.map(() => 12), reason: 'x', params: {} } as const;
  const all = matches.map((match) => ({ ...match, lines: people.map((_, line) => line), names: people.map(({ name }) => name), outcome: { ...outcome, ranks: [...outcome.ranks], points: [...outcome.points] } }));
  return eveningTable(all, people, { game: () => 'Heil Dreieck!', reason: () => 'Eine ganze Runde lang hat sich keine Karte bewegt, und das ist ein langer Satz.', title: (_game, _outcome, seat) => (seat === 0 ? '2. Vizekönig' : null) });
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(printed: Printed): Box {
  if (printed.kind === 'block') return [printed.x, printed.y, printed.x + printed.width, printed.y + printed.height];
  const { x, y, text, lettering, align, upright } = printed;
  const width = measure(text, lettering);
  if (upright) return [x - lettering.size * 0.8, y - width, x + lettering.size * 0.2, y];
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return [left, y - lettering.size * 0.75, left + width, y + lettering.size * 0.2];
}

function overlaps(left: Box, right: Box): boolean {
  return left[0] < right[2] && right[0] < left[2] && left[1] < right[3] && right[1] < left[3];
}

/** Texts that lie on one another; the two passes of a name and a number in its block belong there. */
function collisions({ printed }: Picture): string[] {
  const texts = printed.filter((one) => one.kind === 'text' && one.ink !== 'red');
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (one.kind === 'text' && other.kind === 'text' && overlaps(boxOf(one), boxOf(other)) ? [`${one.text} / ${other.text}`] : [])),
  );
}

describe('the picture of an evening', () => {
  it.each([
    ['two people', tableOf(2)],
    ['eight people with the longest names', tableOf(8, 24)],
    ['twenty people', tableOf(20, 24)],
    ['an evening of sixty matches', tableOf(5, 8, Array.from({ length: 60 }, (_, index) => ({ ...(finished[index % 4] ?? finished[0]), round: index + 1 }) as (typeof finished)[number]))],
  ])('of %s has everything on the paper and nothing on something else', (_what, table) => {
    const picture = eveningPicture(table, words, measure);
    expect(picture.width).toBe(PICTURE_WIDTH);
    for (const [left, top, right, bottom] of picture.printed.map(boxOf)) {
      expect(left).toBeGreaterThan(60);
      expect(right).toBeLessThan(PICTURE_WIDTH - 60);
      expect(top).toBeGreaterThan(60);
      expect(bottom).toBeLessThan(picture.height - 60);
    }
    expect(collisions(picture)).toEqual([]);
  });

  it('says everything that the table says', () => {
    const table = eveningTable(finished, scores, { game: (id) => id, reason: () => null, title: () => 'König' });
    const texts = eveningPicture(table, words, measure).printed.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    for (const text of ['Der Abend', 'Tisch Werkbank', '29. November 2026', 'Johanna', 'Ole', 'durak', 'betteln', 'Unentschieden', '20:15', 'König, König']) {
      expect(texts).toContain(text);
    }
  });

  it('marks winners with a block, and the leader with a second pass of red', () => {
    const { printed } = eveningPicture(tableOf(3), words, measure);
    expect(printed.filter(({ kind, ink }) => kind === 'block' && ink === 'black').length).toBeGreaterThan(finished.length);
    expect(printed.filter(({ ink }) => ink === 'red')).toHaveLength(1);
  });
});

describe('a text that is too long', () => {
  const lettering = { size: 10, weight: 500, width: 'condensed' } as const;

  it('ends with an ellipsis, never inside a letter', () => {
    expect(fitted('short', 100, lettering, measure)).toBe('short');
    expect(fitted('🂡🂡🂡🂡🂡🂡', 20, lettering, measure)).toBe('🂡🂡🂡…');
    expect(fitted('long text', 24, lettering, measure)).toBe('long…');
  });
});
