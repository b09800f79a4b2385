import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFDict, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/layout';
import { Canvas, Forms } from './canvas';
import type { PrintParts } from './card-front';
import { packOf } from './pack';
import type { PrintCard } from './pack';
import { LEFT, PAGE, PER_SHEET, ROWS, TOP, boxOf, cropMarks, inkBoxOf, slotOf } from './sheet';
import type { PrintWords } from './words';

const POINTS = 72 / 254;
/** Added weight reaches beyond an outline's box. */
const FORM_BOX = [-1500, -2000, 4500, 3000];

export interface PackPdf {
  readonly words: PrintWords;
  readonly language: 'de' | 'en';
  readonly parts: PrintParts;
}

/** The whole pack as sheets of A4, each front followed by its back: vectors only, no font and no picture inside. */
export async function makePackPdf({ words, language, parts }: PackPdf): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(words.title, { showInWindowTitleBar: true });
  file.setSubject(words.subject);
  file.setLanguage(language);
  file.setCreator('Doppelstapel');
  file.setProducer('Doppelstapel');
  const forms = new Forms();
  // Shared by all pages; filled when all of them are drawn.
  const resources = file.context.obj({});
  const shared = file.context.register(resources);
  const cards = packOf(words, parts);
  const sheets = Math.ceil(cards.length / PER_SHEET);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const some = cards.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET);
    for (const side of ['front', 'back'] as const) {
      const canvas = new Canvas(forms);
      drawSheet(canvas, some, side);
      const label = words[side === 'front' ? 'fronts' : 'backs'];
      const numbers = label.replace('{sheet}', String(sheet + 1)).replace('{sheets}', String(sheets));
      [`typolena · ${numbers}`, words.printing, words.cutting].forEach((note, column) => {
        const x = LEFT + (column + 0.5) * CARD_WIDTH;
        canvas.line(note, x, TOP + ROWS * CARD_HEIGHT + 68, { font: parts.type.text, size: 23, anchor: 'middle' });
      });
      addPage(file, canvas.content, shared);
    }
  }
  addForms(resources, forms, file);
  return await file.save();
}

function drawSheet(canvas: Canvas, cards: readonly PrintCard[], side: 'front' | 'back'): void {
  cards.forEach((card, index) => {
    const slot = slotOf(index, side);
    const ink = inkBoxOf(slot, cards.length);
    const { x, y } = boxOf(slot);
    canvas.within([1, 0, 0, 1, 0, 0], () => {
      canvas.clip(ink.x, ink.y, ink.width, ink.height);
      canvas.at(x, y, () => card[side](canvas));
    });
  });
  for (const [x1, y1, x2, y2] of cropMarks()) {
    canvas.path(`M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`, { stroke: '#000000', width: 1.5 });
  }
}

function addPage(file: PDFDocument, content: string, resources: PDFRef): PDFPage {
  const page = file.addPage([PAGE.width * POINTS, PAGE.height * POINTS]);
  // Tenths of a millimetre from the upper left corner, with round corners where lines meet.
  const space = `${String(POINTS)} 0 0 ${String(-POINTS)} 0 ${String(PAGE.height * POINTS)} cm 1 j`;
  const stream = file.context.flateStream(`${space}\n${content}`);
  page.node.set(PDFName.of('Contents'), file.context.register(stream));
  page.node.set(PDFName.of('Resources'), resources);
  return page;
}

function addForms(resources: PDFDict, forms: Forms, file: PDFDocument): void {
  const { context } = file;
  const objects = context.obj({});
  for (const [name, content] of forms.contents) {
    const stream = context.flateStream(content, { Type: 'XObject', Subtype: 'Form', BBox: FORM_BOX, Resources: {} });
    objects.set(PDFName.of(name), context.register(stream));
  }
  resources.set(PDFName.of('XObject'), objects);
}
