import { STATEMENTS } from './statements';
import type { Verdict } from './verdict';

/** Between these lines of the document stands the table. */
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

const ROW = /^\| (?<number>\d+) \| .* \| (?<figure>[^|]+) \|$/u;

/** What the document says was measured, by the number of the statement. */
export function figuresIn(document: string): ReadonlyMap<number, string> {
  const figures = new Map<number, string>();
  for (const line of document.split('\n')) {
    const { number, figure } = ROW.exec(line)?.groups ?? {};
    if (number !== undefined && figure !== undefined) figures.set(Number(number), figure);
  }
  return figures;
}

function cell(text: string): string {
  return text.replaceAll('|', '/').replaceAll('\n', ' ');
}

/**
 * The document with what was measured now; statements that were not looked at keep their figures.
 * @throws when the document has no place for the table
 */
export function withVerdicts(document: string, verdicts: ReadonlyMap<number, Verdict>): string {
  const [before, table, after] = [document.indexOf(BEGIN), document.indexOf(END), document.indexOf(END) + END.length];
  if (before === -1 || table < before) throw new Error(`there are no lines ${BEGIN} and ${END}`);
  const known = figuresIn(document);
  const rows = [...STATEMENTS].map(([number, text]) => {
    const verdict = verdicts.get(number);
    const figure = verdict === undefined ? (known.get(number) ?? 'not measured') : `${verdict.holds ? '' : '**does not hold:** '}${cell(verdict.figure)}`;
    return `| ${number} | ${text} | ${figure} |`;
  });
  const lines = [BEGIN, '', '| | statement | what was measured |', '| --- | --- | --- |', ...rows, '', END];
  return document.slice(0, before) + lines.join('\n') + document.slice(after);
}
