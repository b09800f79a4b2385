import { numeral, pdfPath } from './path';
import { setLine } from './type';
import type { PrintFont } from './type';

/** How a path is painted: filled, stroked, or both. */
type Painting = 'f' | 'S' | 'B';

/** Outlines that are used again and again are kept once in the file and called by name. */
export class Forms {
  readonly #names = new Map<string, string>();
  readonly contents = new Map<string, string>();

  nameOf(path: string, painting: Painting): string {
    const key = `${painting}${path}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `F${String(this.#names.size)}`;
    this.#names.set(key, name);
    this.contents.set(name, `${pdfPath(path)}\n${painting}`);
    return name;
  }
}

export interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
}

export interface Line {
  readonly font: PrintFont;
  readonly size: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** `#c2210d` as PDF's three numbers. */
function rgb(hex: string): string {
  return [1, 3, 5].map((index) => numeral(Number.parseInt(hex.slice(index, index + 2), 16) / 255)).join(' ');
}

function colours({ fill, stroke, width }: Paint): string {
  const parts: string[] = [];
  if (fill !== undefined) parts.push(`${rgb(fill)} rg`);
  if (stroke !== undefined) parts.push(`${rgb(stroke)} RG ${numeral(width ?? 1)} w`);
  return parts.join(' ');
}

function painting({ fill, stroke }: Paint): Painting {
  if (fill === undefined) return 'S';
  return stroke === undefined ? 'f' : 'B';
}

/** Collects the content of one page. Lengths are tenths of a millimetre, y downwards from the upper edge. */
export class Canvas {
  readonly #parts: string[] = [];
  readonly #forms: Forms;

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  get content(): string {
    return this.#parts.join('\n');
  }

  /** Draws in a coordinate system of its own, given as the six numbers of a matrix. */
  within(matrix: readonly number[], draw: () => void): void {
    this.#parts.push('q', `${matrix.map(numeral).join(' ')} cm`);
    draw();
    this.#parts.push('Q');
  }

  at(x: number, y: number, draw: () => void): void {
    this.within([1, 0, 0, 1, x, y], draw);
  }

  clip(x: number, y: number, width: number, height: number): void {
    this.#parts.push(`${[x, y, width, height].map(numeral).join(' ')} re W n`);
  }

  rectangle(x: number, y: number, width: number, height: number, paint: Paint): void {
    this.#parts.push(colours(paint), `${[x, y, width, height].map(numeral).join(' ')} re ${painting(paint)}`);
  }

  /** A path that occurs once. Its holes may go either way round. */
  path(data: string, paint: Paint): void {
    this.#parts.push(colours(paint), pdfPath(data), paint.fill === undefined ? 'S' : 'f*');
  }

  /** A path that many places share. */
  outline(data: string, paint: Paint): void {
    this.#parts.push(colours(paint), `/${this.#forms.nameOf(data, painting(paint))} Do`);
  }

  line(text: string, x: number, y: number, { font, size, colour = '#000000', anchor = 'start' }: Line): void {
    const set = setLine(text, font);
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * set.width * size;
    const scale = size / 1000;
    this.#parts.push(`${rgb(colour)} rg`);
    for (const glyph of set.glyphs) {
      const place = [scale, 0, 0, scale, x - shift + glyph.x * size, y].map(numeral).join(' ');
      this.#parts.push(`q ${place} cm /${this.#forms.nameOf(glyph.path, 'f')} Do Q`);
    }
  }
}
