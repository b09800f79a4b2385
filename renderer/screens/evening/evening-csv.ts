import type { Language } from '@renderer/i18n/text';
import { timeText } from './day-text';
import type { EveningTable } from './evening-table';

/** What the columns and the last lines are called. */
export interface CsvWords {
  readonly number: string;
  readonly game: string;
  readonly ended: string;
  readonly reason: string;
  readonly winners: string;
  readonly matches: string;
  readonly wins: string;
  readonly points: string;
  readonly titles: string;
}

type Cell = string | number | null;

/** Excel takes the list separator of the system's language, which is a semicolon where numbers have a decimal comma. */
const SEPARATORS: Readonly<Record<Language, string>> = { de: ';', en: ',' };

/** Without it Excel takes UTF-8 for the letters of one country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that begins like this would be calculated instead of shown; so would its full-width twins. */
const FORMULA = /^[\s\u200B]*[=+\-@＝＋－＠|%]/u;

/** One cell: a number as it is, a text in quotes, and none that a spreadsheet could take for a formula. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const flat = cell.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const harmless = FORMULA.test(flat) ? `'${flat}` : flat;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The evening for a spreadsheet: a line for each match with a column for each person's points, and the sums below. */
export function eveningCsv({ people, rows }: EveningTable, words: CsvWords, language: Language): string {
  const sum = (label: string, cells: readonly Cell[]): Cell[] => [null, label, null, null, null, ...cells];
  const lines: Cell[][] = [
    [words.number, words.game, words.ended, words.reason, words.winners, ...people.map(({ name }) => name)],
    ...rows.map(({ number, game, endedAt, reason, winners, cells }): Cell[] => [
      number,
      game,
      endedAt === null ? null : timeText(new Date(endedAt)),
      reason,
      winners.join(', '),
      ...cells.map((cell) => cell?.points ?? null),
    ]),
    sum(words.matches, people.map(({ matches }) => matches)),
    sum(words.wins, people.map(({ wins }) => wins)),
    sum(words.points, people.map(({ points }) => points)),
    sum(words.titles, people.map(({ titles }) => (titles.length === 0 ? null : titles.join(', ')))),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellText).join(SEPARATORS[language])}\r\n`).join('');
}
