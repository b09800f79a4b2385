import { setLine } from './type';
import type { PrintFont, PrintType } from './type';

export interface Run {
  readonly text: string;
  readonly font: PrintFont;
}

export interface PlacedRun extends Run {
  readonly x: number;
}

/** Breaks words into lines of at most this width, at the size given. The title is bold and begins the first line. */
export function wrap(title: string, text: string, type: PrintType, size: number, width: number): PlacedRun[][] {
  const runs: Run[] = [
    ...title.split(' ').map((word) => ({ text: word, font: type.bold })),
    ...text.split(' ').map((word) => ({ text: word, font: type.text })),
  ].filter((run) => run.text !== '');
  const space = (type.text.glyphs[' ']?.advance ?? 250) / 1000;
  const lines: PlacedRun[][] = [];
  let line: PlacedRun[] = [];
  let x = 0;
  for (const run of runs) {
    const length = setLine(run.text, run.font).width * size;
    if (line.length > 0 && x + length > width) {
      lines.push(line);
      [line, x] = [[], 0];
    }
    line.push({ ...run, x });
    x += length + space * size;
  }
  return line.length > 0 ? [...lines, line] : lines;
}
