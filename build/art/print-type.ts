import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
// eslint-disable-next-line no-restricted-imports -- Vite's own configuration loads this file before it knows the aliases
import { CARDS } from '../../shared/games/typolena/cards';
import type { PrintFont, PrintType } from '@renderer/games/typolena/print/type';
import { writePath } from './outline-path';

const EM = 1000;
/** What German and English sentences need; a test holds the printed texts against it. */
const CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüßé0123456789 .,:;!?()[]/+-–—…·„“”‚‘’"\'«»&%';

const resolve = createRequire(import.meta.url).resolve;

/**
 * Archivo's narrow cut as outlines for the printed cards. The variable fonts of the screens would do, but the
 * reader of fonts knows no variations of compressed files.
 */
export function readPrintType(): PrintType {
  return { text: readFont(500, ''), bold: readFont(700, CARDS.map((card) => card.title).join(' ')) };
}

function readFont(weight: number, kerned: string): PrintFont {
  const file = resolve(`@fontsource/archivo-narrow/files/archivo-narrow-latin-${String(weight)}-normal.woff2`);
  const font = fontkit.create(readFileSync(file));
  const scale = EM / font.unitsPerEm;
  const glyphs: Record<string, { advance: number; path: string }> = {};
  for (const character of CHARACTERS) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(codePoint)) throw new Error(`Archivo Narrow has no glyph for ${character}`);
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    const { text } = writePath(path, (x, y) => [Math.round(x * scale), Math.round(-y * scale)]);
    glyphs[character] = { advance: Math.round(advanceWidth * scale), path: text };
  }
  return { glyphs, kerning: kerningOf(font, kerned) };
}

/** Only the pairs that occur: kerning all of them takes seconds and is not seen in small text. */
function kerningOf(font: fontkit.Font, text: string): Record<string, number> {
  const kerning: Record<string, number> = {};
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2);
    const [together, alone] = [font.layout(pair).positions, font.layout(pair.charAt(0)).positions];
    // A single glyph for both is a ligature, which is not used here.
    if (together.length !== 2) continue;
    const difference = Math.round((((together[0]?.xAdvance ?? 0) - (alone[0]?.xAdvance ?? 0)) * EM) / font.unitsPerEm);
    if (difference !== 0) kerning[pair] = difference;
  }
  return kerning;
}
