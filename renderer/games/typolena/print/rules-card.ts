import { CARD_WIDTH } from '../cards/layout';
import type { Canvas } from './canvas';
import { drawSign } from './card-front';
import { printInk } from './inks';
import type { PrintType } from './type';
import type { Paragraph, RulesSide } from './words';
import { wrap } from './wrap';
import type { PlacedRun } from './wrap';

const MARGIN = 34;
const HEAD = { base: 74, size: 52, rule: 90 };
const AREA = { top: 106, bottom: 884 };
const LARGEST = 30;
const STEP = 0.25;
const LEADING = 1.14;
const GAP = 0.3;

interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly (readonly PlacedRun[])[];
  readonly indent: number;
}

function setBlocks(paragraphs: readonly Paragraph[], type: PrintType, size: number): Block[] {
  return paragraphs.map((paragraph) => {
    const indent = paragraph.ink === undefined ? 0 : size * 1.5;
    const width = CARD_WIDTH - 2 * MARGIN - indent;
    return { paragraph, indent, lines: wrap(`${paragraph.title}.`, paragraph.text, type, size, width) };
  });
}

function heightOf(blocks: readonly Block[], size: number): number {
  return blocks.reduce((sum, { lines }) => sum + (lines.length * LEADING + GAP) * size, 0);
}

/** As large as the side of the card allows. */
export function drawRules(canvas: Canvas, side: RulesSide, type: PrintType): void {
  canvas.line(side.head, MARGIN, HEAD.base, { font: type.bold, size: HEAD.size });
  canvas.rectangle(MARGIN, HEAD.rule, CARD_WIDTH - 2 * MARGIN, 4, { fill: '#000000' });
  let size = LARGEST;
  while (heightOf(setBlocks(side.paragraphs, type, size), size) > AREA.bottom - AREA.top) size -= STEP;
  let y = AREA.top;
  for (const block of setBlocks(side.paragraphs, type, size)) {
    const { ink } = block.paragraph;
    if (ink !== undefined) {
      const edge = size * 1.16;
      canvas.rectangle(MARGIN, y + size * 0.06, edge, edge, { fill: printInk(ink) });
      const scale = (edge * 0.76) / 24;
      canvas.within([scale, 0, 0, scale, MARGIN + edge * 0.12, y + size * 0.06 + edge * 0.12], () => drawSign(canvas, ink));
    }
    for (const line of block.lines) {
      y += size * LEADING;
      for (const run of line) {
        canvas.line(run.text, MARGIN + block.indent + run.x, y - size * 0.14, { font: run.font, size });
      }
    }
    y += size * GAP;
  }
}
