import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Letter, Typeface } from '@shared/games/typolena/cards';
import { outlineOf } from './outline-path';
import type { Outline } from './outline-path';

/** Keyed by typeface and character, as in `ewert:N`. */
export type Outlines = Readonly<Record<string, Outline>>;

const LETTERS: readonly Letter[] = ['L', 'E', 'N', 'A'];

const WEIGHTS: Readonly<Record<Typeface, number>> = {
  'alfa-slab-one': 400,
  creepster: 400,
  codystar: 400,
  ewert: 400,
  'faster-one': 400,
  megrim: 400,
  monoton: 400,
  pacifico: 400,
  'uncial-antiqua': 400,
  unifrakturcook: 700,
};

/** What the Fehlerteufel is made of: sorts that are none of the four letters. */
const DEVIL_GLYPHS: Readonly<Partial<Record<Typeface, string>>> = {
  'alfa-slab-one': '}.-)(*/!§~>',
  creepster: '|',
};

const resolve = createRequire(import.meta.url).resolve;

/** The 40 letters and the Fehlerteufel's signs as outlines, so that nothing has to load a font at run time. */
export function readOutlines(): Outlines {
  const outlines: Record<string, Outline> = {};
  for (const [typeface, weight] of Object.entries(WEIGHTS)) {
    const file = resolve(`@fontsource/${typeface}/files/${typeface}-latin-${String(weight)}-normal.woff2`);
    const font = fontkit.create(readFileSync(file));
    const signs = isTypeface(typeface) ? (DEVIL_GLYPHS[typeface] ?? '') : '';
    for (const character of [...LETTERS, ...signs]) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(codePoint)) throw new Error(`${typeface} has no glyph for ${character}`);
      const { path } = font.glyphForCodePoint(codePoint);
      if (path.commands.length === 0) throw new Error(`${typeface} has an empty glyph for ${character}`);
      outlines[`${typeface}:${character}`] = outlineOf(path);
    }
  }
  return outlines;
}

function isTypeface(name: string): name is Typeface {
  return name in WEIGHTS;
}
