/** The little of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Path {
    readonly commands: readonly PathCommand[];
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  }
  interface Glyph {
    readonly path: Path;
    readonly advanceWidth: number;
  }
  interface Font {
    readonly unitsPerEm: number;
    /** Kerning is in the advances. */
    layout(text: string): { readonly positions: readonly { readonly xAdvance: number }[] };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(data: Uint8Array): Font;
}
