import type { Colour, Letter, Typeface } from '@shared/games/typolena/cards';
import { LETTERS } from '@shared/games/typolena/cards';
import { outlineKey } from './outlines';
import type { Outlines } from './outlines';
import type { Bounds } from './shapes';

/** A card in units: a tenth of a millimetre of the printed card of 59 by 91 mm. */
export const CARD_WIDTH = 590;
export const CARD_HEIGHT = 910;
export const CARD_RADIUS = 26;
export const STRIP_WIDTH = 110;
export const TITLE = { x: 344, y: 872, size: 60 };

const MARGIN = 16;
const TITLE_TOP = 800;

/** Where the picture goes: beside the strip, or over the whole width where only pictures are wanted. */
export function frameOf(hasStrip: boolean, hasTitle: boolean): Bounds {
  const left = hasStrip ? STRIP_WIDTH + MARGIN : MARGIN + 8;
  const right = CARD_WIDTH - (hasStrip ? MARGIN : MARGIN + 8);
  return { left, top: 28, right, bottom: hasTitle ? TITLE_TOP : CARD_HEIGHT - 28 };
}

const LETTER_BOX = { width: 82, height: 86, top: 66, pitch: 106 };
/** Hairlines and dots would vanish in the strip of a card in a hand. */
const STRIP_WEIGHT: Partial<Record<Typeface, number>> = { codystar: 42, megrim: 40 };
const MARK = { top: 468, pitch: 106, size: 100 };

export interface StripLetter {
  readonly letter: Letter;
  readonly path: string;
  readonly transform: string;
  readonly strokeWidth: number;
}

export function stripLetters(typefaces: Readonly<Record<Letter, Typeface>>, outlines: Outlines): StripLetter[] {
  return LETTERS.flatMap((letter, index) => {
    const typeface = typefaces[letter];
    const outline = outlines[outlineKey(typeface, letter)];
    if (outline === undefined) return [];
    const scale = Math.min(LETTER_BOX.width / outline.width, LETTER_BOX.height / 1000);
    const x = (STRIP_WIDTH - outline.width * scale) / 2;
    const y = LETTER_BOX.top + LETTER_BOX.pitch * index - 500 * scale;
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
    return [{ letter, path: outline.path, transform, strokeWidth: STRIP_WEIGHT[typeface] ?? 0 }];
  });
}

export interface StripMark {
  readonly colour: Colour;
  readonly y: number;
  readonly size: number;
  readonly signTransform: string;
}

export function stripMarks(colours: readonly Colour[]): StripMark[] {
  return colours.map((colour, index) => {
    const y = MARK.top + MARK.pitch * index;
    return { colour, y, size: MARK.size, signTransform: `translate(${String(STRIP_WIDTH / 2 - 36)} ${String(y + 14)}) scale(3)` };
  });
}
