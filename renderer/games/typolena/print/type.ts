/** A typeface as outlines on an em of 1000 units, y downwards from the base line. */
export interface PrintFont {
  readonly glyphs: Readonly<Record<string, { readonly advance: number; readonly path: string }>>;
  /** By pairs of characters, in the same units. */
  readonly kerning: Readonly<Record<string, number>>;
}

export interface PrintType {
  readonly text: PrintFont;
  readonly bold: PrintFont;
}

/** Where each glyph of a line begins, and how long the line is, at a size of 1. */
export interface SetLine {
  readonly glyphs: readonly { readonly path: string; readonly x: number }[];
  readonly width: number;
}

/** Characters that the font lacks are left out; a test sees to it that there are none. */
export function setLine(text: string, font: PrintFont): SetLine {
  const glyphs: { path: string; x: number }[] = [];
  let x = 0;
  let previous = '';
  for (const character of text) {
    const glyph = font.glyphs[character];
    if (glyph === undefined) continue;
    x += (font.kerning[previous + character] ?? 0) / 1000;
    if (glyph.path !== '') glyphs.push({ path: glyph.path, x });
    x += glyph.advance / 1000;
    previous = character;
  }
  return { glyphs, width: x };
}
