import type { Letter, Typeface } from '@shared/games/typolena/cards';
import { formsOf } from '../cards/bearers';
import type { LetterForm } from '../cards/bearers';
import { CARD_WIDTH } from '../cards/layout';
import { outlineKey } from '../cards/outlines';
import type { Canvas } from './canvas';
import type { PrintParts } from './card-front';
import { HAIRLINE } from './inks';
import { wrap } from './wrap';

const MARGIN = 34;
const TOP = 106;
const PITCH = 78;
const GLYPH = { width: 66, height: 56 };
const NAMES = { x: 80, size: 20, leading: 21 };
/** As in the strip: hairlines and dots need weight. */
const WEIGHT: Partial<Record<Typeface, number>> = { codystar: 44, megrim: 36 };

/** Two letters to a side, each in its ten typefaces with the cards that show it. */
export function drawOverview(canvas: Canvas, letters: readonly [Letter, Letter], head: string, parts: PrintParts): void {
  canvas.line(head, MARGIN, 74, { font: parts.type.bold, size: 52 });
  canvas.rectangle(MARGIN, 90, CARD_WIDTH - 2 * MARGIN, 4, { fill: '#000000' });
  const column = (CARD_WIDTH - 2 * MARGIN) / 2;
  letters.forEach((letter, index) => {
    formsOf(letter).forEach((form, row) => {
      canvas.at(MARGIN + index * column, TOP + row * PITCH, () => drawForm(canvas, form, column, parts));
    });
  });
}

function drawForm(canvas: Canvas, { letter, typeface, cards }: LetterForm, width: number, parts: PrintParts): void {
  const outline = parts.outlines[outlineKey(typeface, letter)];
  if (outline !== undefined) {
    const scale = Math.min(GLYPH.width / outline.width, GLYPH.height / 1000);
    const x = (GLYPH.width - outline.width * scale) / 2;
    const y = (PITCH - 1000 * scale) / 2;
    const weight = WEIGHT[typeface];
    const stroke = weight === undefined ? {} : { stroke: '#000000', width: weight };
    canvas.within([scale, 0, 0, scale, x, y], () => canvas.outline(outline.path, { fill: '#000000', ...stroke }));
  }
  const names = cards.map((card) => card.title).join(', ');
  const lines = wrap('', names, parts.type, NAMES.size, width - NAMES.x - 8);
  const first = (PITCH - lines.length * NAMES.leading) / 2 + NAMES.size * 0.8;
  lines.forEach((line, index) => {
    for (const run of line) {
      canvas.line(run.text, NAMES.x + run.x, first + index * NAMES.leading, { font: run.font, size: NAMES.size });
    }
  });
  canvas.path(`M0 ${String(PITCH)}h${String(width - 12)}`, { stroke: HAIRLINE, width: 1.5 });
}
