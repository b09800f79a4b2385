import type { GlyphKey } from './glyphs';
import { GLYPHS } from './glyphs';

/** `dark` stays dark at night, on light inks. */
export type Ink = 'black' | 'dark' | 'paper' | 'red' | 'blue' | 'pink' | 'greygreen' | 'yellow' | 'purple';

/** One path of a card's picture, in units of a card of 590 by 910. */
export interface Shape {
  readonly path: string;
  readonly fill: Ink | 'none';
  readonly transform?: string;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
}

export interface Spot {
  /** The middle of the figure. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn?: number;
  /** Wider or narrower than it was drawn. */
  readonly stretch?: number;
  readonly ink?: Ink;
  readonly hollow?: boolean;
}

const LIGHT: ReadonlySet<Ink> = new Set<Ink>(['pink', 'greygreen', 'yellow']);
/** Light inks get a black contour in register, and their own plate has slipped a little. */
const SLIP = { x: -9, y: 6 };
const CONTOUR = 9;

function placed(key: GlyphKey, { x, y, height, turn = 0, stretch = 1 }: Spot, shift = { x: 0, y: 0 }): string {
  const scale = height / 1000;
  const half = (GLYPHS[key].width * scale * stretch) / 2;
  return `translate(${(x + shift.x).toFixed(1)} ${(y + shift.y).toFixed(1)}) rotate(${String(turn)}) translate(${(-half).toFixed(1)} ${(-height / 2).toFixed(1)}) scale(${(scale * stretch).toFixed(4)} ${scale.toFixed(4)})`;
}

/** A figure or letter. */
export function glyph(key: GlyphKey, spot: Spot): Shape[] {
  const { path } = GLYPHS[key];
  const ink = spot.ink ?? 'black';
  const width = (CONTOUR * 1000) / spot.height;
  if (spot.hollow === true) return [{ path, fill: 'none', transform: placed(key, spot), stroke: ink, strokeWidth: width }];
  if (!LIGHT.has(ink)) return [{ path, fill: ink, transform: placed(key, spot) }];
  return [
    { path, fill: ink, transform: placed(key, spot, SLIP) },
    { path, fill: 'none', transform: placed(key, spot), stroke: 'black', strokeWidth: width },
  ];
}

/** An area of ink, with its contour where the ink is light. */
export function area(path: string, ink: Ink, transform?: string): Shape[] {
  const place = transform === undefined ? {} : { transform };
  if (!LIGHT.has(ink)) return [{ path, fill: ink, ...place }];
  return [
    { path, fill: ink, transform: `translate(${String(SLIP.x)} ${String(SLIP.y)}) ${transform ?? ''}`.trim() },
    { path, fill: 'none', stroke: 'black', strokeWidth: CONTOUR, ...place },
  ];
}

export function line(path: string, ink: Ink, width: number): Shape {
  return { path, fill: 'none', stroke: ink, strokeWidth: width };
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A crescent, open to the left. */
export function moon(x: number, y: number, radius: number): string {
  const top = `${x - radius * 0.3} ${y - radius}`;
  const end = `${x - radius * 0.3} ${y + radius}`;
  return `M${top}A${radius * 1.05} ${radius * 1.05} 0 1 1 ${end}A${radius * 1.25} ${radius * 1.25} 0 0 0 ${top}z`;
}

/** A star of four points. */
export function star(x: number, y: number, size: number): string {
  const near = size * 0.24;
  return `M${x} ${y - size}L${x + near} ${y - near}L${x + size} ${y}L${x + near} ${y + near}L${x} ${y + size}L${x - near} ${y + near}L${x - size} ${y}L${x - near} ${y - near}z`;
}

/** A pillow seen from the side. */
export function pillow(x: number, y: number, width: number, height: number): string {
  const dent = height * 0.16;
  return `M${x} ${y}Q${x + width / 2} ${y + dent} ${x + width} ${y}Q${x + width - dent} ${y + height / 2} ${x + width} ${y + height}Q${x + width / 2} ${y + height - dent} ${x} ${y + height}Q${x + dent} ${y + height / 2} ${x} ${y}z`;
}

/** A blanket from `y` down to the card's edge, its hem in waves. */
export function blanket(left: number, right: number, y: number, bottom: number): string {
  const step = (right - left) / 4;
  const hem = [0, 1, 2, 3].map((wave) => `q${step / 2} ${wave % 2 === 0 ? -34 : 34} ${step} 0`).join('');
  return `M${left} ${y}${hem}V${bottom}H${left}z`;
}

/** The stripes of a blanket or of pyjamas. */
export function stripes(left: number, right: number, y: number, bottom: number, step: number): string {
  const lines: string[] = [];
  for (let at = y; at < bottom; at += step) lines.push(`M${left} ${at}H${right}`);
  return lines.join('');
}

/** Snoring rises and grows. */
export function snores(x: number, y: number, sizes: readonly number[], ink: Ink = 'black'): Shape[] {
  let [left, top] = [x, y];
  return sizes.flatMap((height, index) => {
    const shapes = glyph('slab Z', { x: left, y: top, height, turn: index % 2 === 0 ? -10 : 8, ink });
    left += height * 0.92;
    top -= height * 1.02;
    return shapes;
  });
}
