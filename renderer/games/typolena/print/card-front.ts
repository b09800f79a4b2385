import type { Card, Colour } from '@shared/games/typolena/cards';
import { drawFace } from '../cards/face';
import { CARD_HEIGHT, CARD_WIDTH, STRIP_WIDTH, TITLE, frameOf, stripLetters, stripMarks } from '../cards/layout';
import type { Outlines } from '../cards/outlines';
import { fitTransform } from '../cards/shapes';
import { SIGN_PATHS } from '../cards/signs';
import type { Canvas } from './canvas';
import { HAIRLINE, SAND, printInk } from './inks';
import { BLEED } from './sheet';
import type { PrintType } from './type';

export interface PrintParts {
  readonly outlines: Outlines;
  readonly type: PrintType;
}

/** The six numbers of an SVG transform of ours: a matrix, or a translation with a scale. */
export function matrixOf(transform: string): readonly number[] {
  const numbers = (transform.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
  if (transform.startsWith('matrix')) return numbers;
  const [x = 0, y = 0, scale = 1] = numbers;
  return [scale, 0, 0, scale, x, y];
}

/** The ground reaches over the cut; the sheet clips it. */
export function ground(canvas: Canvas, fill: string): void {
  canvas.rectangle(-BLEED, -BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED, { fill });
}

export function drawFront(canvas: Canvas, card: Card, parts: PrintParts): void {
  drawStrip(canvas, card, parts);
  const { shapes, bounds } = drawFace(card, parts.outlines);
  canvas.within(matrixOf(fitTransform(bounds, frameOf(true, card.kind === 'motif'))), () => {
    for (const { path, transform, fill, stroke, strokeWidth } of shapes) {
      const line = stroke === undefined ? {} : { stroke: printInk(stroke), width: strokeWidth };
      canvas.within(matrixOf(transform), () => canvas.outline(path, { fill: printInk(fill), ...line }));
    }
  });
  if (card.kind === 'motif') {
    canvas.line(card.title, TITLE.x, TITLE.y, { font: parts.type.bold, size: TITLE.size, anchor: 'middle' });
  }
}

function drawStrip(canvas: Canvas, card: Card, { outlines, type }: PrintParts): void {
  const strip = [-BLEED, -BLEED, STRIP_WIDTH + BLEED, CARD_HEIGHT + 2 * BLEED] as const;
  if (card.kind !== 'motif') {
    canvas.rectangle(...strip, { fill: SAND });
    // Reads from below to above, as on the screen.
    canvas.within([0, -1, 1, 0, 82, 34], () => canvas.line(card.title, 0, 0, { font: type.bold, size: 84, anchor: 'end' }));
    return;
  }
  if (card.lena) canvas.rectangle(...strip, { fill: printInk('black') });
  else canvas.path(`M${String(STRIP_WIDTH)} 30v850`, { stroke: HAIRLINE, width: 3 });
  const ink = printInk(card.lena ? 'paper' : 'black');
  for (const { path, transform, strokeWidth } of stripLetters(card.typefaces, outlines)) {
    const weight = strokeWidth > 0 ? { stroke: ink, width: strokeWidth } : {};
    canvas.within(matrixOf(transform), () => canvas.outline(path, { fill: ink, ...weight }));
  }
  for (const { colour, y, size, signTransform } of stripMarks(card.colours)) {
    canvas.rectangle(-BLEED, y, STRIP_WIDTH + BLEED, size, { fill: printInk(colour) });
    canvas.within(matrixOf(signTransform), () => drawSign(canvas, colour));
  }
}

const DARK_INKS: ReadonlySet<Colour> = new Set<Colour>(['red', 'blue', 'purple']);

/** A sign on its ink, in the sign's grid of 24. */
export function drawSign(canvas: Canvas, colour: Colour): void {
  canvas.path(SIGN_PATHS[colour], { fill: printInk(DARK_INKS.has(colour) ? 'paper' : 'black') });
}
