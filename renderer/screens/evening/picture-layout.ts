import type { EveningPerson, EveningRow, EveningTable } from './evening-table';

/** Widths of the one typeface, as keywords that a canvas knows as well. */
export interface Lettering {
  readonly size: number;
  readonly weight: number;
  readonly width: 'condensed' | 'extra-condensed' | 'semi-condensed';
}

export type PictureInk = 'black' | 'soft' | 'line' | 'red' | 'paper';

/** One thing to print; texts stand on their baseline. */
export type Printed =
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly text: string; readonly lettering: Lettering; readonly ink: PictureInk; readonly align: 'left' | 'right' | 'center'; readonly upright: boolean }
  | { readonly kind: 'block'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly ink: PictureInk };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly printed: readonly Printed[];
}

export interface PictureWords {
  readonly app: string;
  readonly title: string;
  readonly table: string;
  readonly date: string;
  readonly matches: string;
  readonly wins: string;
  readonly points: string;
  readonly list: string;
  readonly drawn: string;
  /** The time of day of a match's end. */
  time(endedAt: number): string;
}

/** How wide a text is in this lettering. */
export type Measure = (text: string, lettering: Lettering) => number;

export const PICTURE_WIDTH = 1600;
const MARGIN = 96;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const RIGHT = PICTURE_WIDTH - MARGIN;

const TITLE: Lettering = { size: 190, weight: 850, width: 'extra-condensed' };
const NAME: Lettering = { size: 68, weight: 820, width: 'condensed' };
const NUMBER: Lettering = { size: 52, weight: 700, width: 'semi-condensed' };
const GAME: Lettering = { size: 44, weight: 820, width: 'condensed' };
const TEXT: Lettering = { size: 28, weight: 500, width: 'semi-condensed' };
const STRONG: Lettering = { size: 30, weight: 700, width: 'semi-condensed' };
const HEAD: Lettering = { size: 28, weight: 600, width: 'semi-condensed' };

const STANDING_ROW = 92;
const COLUMN = 170;
const NUMBER_WIDTH = 84;
const GAME_WIDTH = 520;
/** Where the middle of a row's numbers lies below its beginning. */
const CELL_MIDDLE = 46;
/** People beyond this many have no column of their own in the list of matches; the standing has them all. */
const MOST_COLUMNS = 24;
/** Columns from this width on have names that lie; narrower ones have names that stand. */
const LYING = 150;

/** The text, or as much of its beginning as fits, with an ellipsis. */
export function fitted(text: string, width: number, lettering: Lettering, measure: Measure): string {
  if (measure(text, lettering) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`, lettering) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The lettering in which a text fits, down to two thirds of its size. */
function shrunk(text: string, width: number, lettering: Lettering, measure: Measure): Lettering {
  const scale = Math.max(2 / 3, Math.min(1, width / measure(text, lettering)));
  return { ...lettering, size: Math.floor(lettering.size * scale) };
}

/** The text in at most two lines. */
function wrapped(text: string, width: number, lettering: Lettering, measure: Measure): string[] {
  const words = text.split(' ');
  let first = '';
  while (words[0] !== undefined && measure(`${first} ${words[0]}`.trim(), lettering) <= width) first = `${first} ${words.shift() ?? ''}`.trim();
  if (words.length === 0) return [first];
  if (first === '') return [fitted(text, width, lettering, measure)];
  return [first, fitted(words.join(' '), width, lettering, measure)];
}

class Sheet {
  readonly printed: Printed[] = [];
  readonly measure: Measure;
  /** Where the next thing begins. */
  y = MARGIN;

  constructor(measure: Measure) {
    this.measure = measure;
  }

  text(text: string, x: number, y: number, lettering: Lettering, more: { ink?: PictureInk; align?: 'left' | 'right' | 'center'; width?: number; upright?: boolean } = {}): void {
    const { ink = 'black', align = 'left', width = INNER, upright = false } = more;
    this.printed.push({ kind: 'text', x, y, text: fitted(text, width, lettering, this.measure), lettering, ink, align, upright });
  }

  block(x: number, y: number, width: number, height: number, ink: PictureInk): void {
    this.printed.push({ kind: 'block', x, y, width, height, ink });
  }

  rule(height: number, ink: PictureInk = 'black'): void {
    this.block(MARGIN, this.y, INNER, height, ink);
    this.y += height;
  }
}

function head(sheet: Sheet, words: PictureWords): void {
  sheet.text(words.app, MARGIN, sheet.y + 28, STRONG);
  sheet.text(words.date, RIGHT, sheet.y + 28, STRONG, { align: 'right' });
  sheet.y += 56;
  sheet.rule(8);
  sheet.text(words.title, MARGIN - 5, sheet.y + 190, TITLE);
  sheet.text(words.table, MARGIN, sheet.y + 258, STRONG, { ink: 'soft' });
  sheet.y += 320;
}

function standing(sheet: Sheet, people: readonly EveningPerson[], words: PictureWords): void {
  const columns = [words.matches, words.wins, words.points];
  const end = (column: number): number => RIGHT - (columns.length - 1 - column) * COLUMN;
  sheet.rule(6);
  columns.forEach((label, column) => sheet.text(label, end(column), sheet.y + 44, HEAD, { align: 'right', width: COLUMN - 16 }));
  sheet.y += 62;
  sheet.rule(3, 'line');
  for (const { rank, name, matches, wins, points, titles } of people) {
    const base = sheet.y + 68;
    const room = end(0) - COLUMN - MARGIN - NUMBER_WIDTH;
    const title = titles.join(', ');
    const titleWidth = title === '' ? 0 : Math.min(room / 2, sheet.measure(title, TEXT) + 24);
    const lettering = shrunk(name, room - titleWidth, NAME, sheet.measure);
    const shown = fitted(name, room - titleWidth, lettering, sheet.measure);
    sheet.text(String(rank), MARGIN, base, NAME);
    // The second pass of red says who leads.
    if (rank === 1) sheet.text(shown, MARGIN + NUMBER_WIDTH - 2, base + 1, lettering, { ink: 'red' });
    sheet.text(shown, MARGIN + NUMBER_WIDTH, base, lettering);
    if (title !== '') sheet.text(title, MARGIN + NUMBER_WIDTH + sheet.measure(shown, lettering) + 24, base, TEXT, { ink: 'soft', width: titleWidth });
    [matches, wins, points].forEach((value, column) => sheet.text(String(value), end(column), base - 4, NUMBER, { align: 'right' }));
    sheet.y += STANDING_ROW;
    sheet.rule(3, 'line');
  }
}

/** The names over the columns of points. @returns how wide a column is */
function columnHeads(sheet: Sheet, people: readonly EveningPerson[], words: PictureWords): number {
  const width = (INNER - NUMBER_WIDTH - GAME_WIDTH) / Math.max(1, people.length);
  const lies = width >= LYING;
  const height = lies ? 62 : Math.min(320, 32 + Math.max(...people.map(({ name }) => sheet.measure(name, HEAD))));
  sheet.text(words.list, MARGIN, sheet.y + height - 18, HEAD);
  people.forEach(({ name }, index) => {
    const x = RIGHT - (people.length - index - 0.5) * width;
    if (lies) sheet.text(name, x, sheet.y + height - 18, HEAD, { align: 'center', width: width - 16 });
    else sheet.text(name, x + 10, sheet.y + height - 16, HEAD, { upright: true, width: height - 32 });
  });
  sheet.y += height;
  return width;
}

function matchRow(sheet: Sheet, row: EveningRow, count: number, width: number, words: PictureWords): void {
  const left = MARGIN + NUMBER_WIDTH;
  const time = row.endedAt === null ? '' : words.time(row.endedAt);
  const timeWidth = time === '' ? 0 : sheet.measure(time, TEXT) + 20;
  const game = fitted(row.game, GAME_WIDTH - 32 - timeWidth, GAME, sheet.measure);
  const reason = wrapped(row.reason ?? (row.winners.length === 0 ? words.drawn : row.winners.join(', ')), GAME_WIDTH - 32, TEXT, sheet.measure);
  const height = 78 + reason.length * 36 + 18;
  sheet.text(String(row.number), MARGIN, sheet.y + 58, GAME);
  sheet.text(game, left, sheet.y + 58, GAME);
  if (time !== '') sheet.text(time, left + sheet.measure(game, GAME) + 20, sheet.y + 58, TEXT, { ink: 'soft' });
  reason.forEach((line, index) => sheet.text(line, left, sheet.y + 100 + index * 36, TEXT, { ink: 'soft' }));
  row.cells.slice(0, count).forEach((cell, index) => {
    if (cell === null) return;
    const x = RIGHT - (count - index - 0.5) * width;
    const size = Math.min(60, width - 6);
    if (cell.won) sheet.block(x - size / 2, sheet.y + CELL_MIDDLE - size / 2, size, size, 'black');
    const lettering = { ...STRONG, size: Math.min(40, Math.round(width * 0.5)) };
    sheet.text(String(cell.points), x, sheet.y + CELL_MIDDLE + lettering.size * 0.35, lettering, { align: 'center', ink: cell.won ? 'paper' : 'black' });
  });
  sheet.y += height;
  sheet.rule(3, 'line');
}

/** Where everything of the evening's table stands on its picture. */
export function eveningPicture({ people, rows }: EveningTable, words: PictureWords, measure: Measure): Picture {
  const sheet = new Sheet(measure);
  head(sheet, words);
  standing(sheet, people, words);
  sheet.y += 56;
  sheet.rule(6);
  const shown = people.slice(0, MOST_COLUMNS);
  const width = columnHeads(sheet, shown, words);
  sheet.rule(3, 'line');
  for (const row of rows) matchRow(sheet, row, shown.length, width, words);
  return { width: PICTURE_WIDTH, height: Math.ceil(sheet.y + MARGIN), printed: sheet.printed };
}
