import type { Back } from '@shared/games/typolena/cards';
import { FIELD, OVERLAP, RASTER, SHEETS } from '../cards/back';
import type { Canvas } from './canvas';
import { ground } from './card-front';
import { printInk } from './inks';
import type { PrintType } from './type';

const BLACK = '#191713';
const WHITE = '#ffffff';

/** [TS-25] A Stranger must be told from behind: its back is the negative, with a large S. */
export function drawBack(canvas: Canvas, back: Back, type: PrintType): void {
  const normal = back === 'normal';
  const [under, over] = normal ? [printInk('black') ?? BLACK, WHITE] : [WHITE, printInk('black') ?? BLACK];
  ground(canvas, under);
  canvas.path(RASTER, { stroke: over, width: normal ? 4 : 13 });
  canvas.rectangle(FIELD.x, FIELD.y, FIELD.width, FIELD.height, { stroke: over, width: normal ? 4 : 8 });
  if (!normal) {
    canvas.rectangle(150, 275, 290, 360, { fill: under });
    canvas.line('S', 295, 590, { font: type.bold, size: 390, colour: over, anchor: 'middle' });
    return;
  }
  for (const { x, y, width, height } of SHEETS) canvas.rectangle(x, y, width, height, { stroke: under, width: 24 });
  for (const { x, y, width, height } of SHEETS) canvas.rectangle(x, y, width, height, { fill: over });
  canvas.rectangle(OVERLAP.x, OVERLAP.y, OVERLAP.width, OVERLAP.height, { fill: under });
}
