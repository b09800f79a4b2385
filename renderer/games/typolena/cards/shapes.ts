import type { Typeface } from '@shared/games/typolena/cards';
import { outlineKey } from './outlines';
import type { Outline, Outlines } from './outlines';
import type { Ink, Placement, Placements } from './placement';

/** One path to draw. Stroke widths are in the units of the untransformed outline. */
export interface Shape {
  readonly path: string;
  readonly transform: string;
  readonly fill: Ink | 'none';
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type TypefaceOf = (placement: Placement) => Typeface;

const LIGHT_INKS: ReadonlySet<Ink> = new Set<Ink>(['pink', 'greygreen', 'yellow']);
/** The colour plate's misregistration and the contour's width, measured on a card 590 units wide. */
const PLATE_SHIFT = { x: -7, y: 5 };
const CONTOUR = 8;

interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

function matrixOf(placement: Placement, outline: Outline): Matrix {
  const scale = placement.height / 1000;
  const angle = ((placement.rotation ?? 0) * Math.PI) / 180;
  const sx = placement.mirror === true ? -scale : scale;
  const [a, b] = [Math.cos(angle) * sx, Math.sin(angle) * sx];
  const [c, d] = [-Math.sin(angle) * scale, Math.cos(angle) * scale];
  const [cx, cy] = [outline.width / 2, 500];
  return { a, b, c, d, e: placement.x - a * cx - c * cy, f: placement.y - b * cx - d * cy };
}

function transformText(matrix: Matrix, dx = 0, dy = 0): string {
  const { a, b, c, d } = matrix;
  const parts = [a, b, c, d].map((value) => value.toFixed(4));
  return `matrix(${parts.join(' ')} ${(matrix.e + dx).toFixed(1)} ${(matrix.f + dy).toFixed(1)})`;
}

export function isContoured(placement: Placement): boolean {
  return placement.contour ?? LIGHT_INKS.has(placement.ink ?? 'black');
}

/** What to draw for a picture, in order. Letters whose outline is unknown are left out. */
export function shapesOf(placements: Placements, outlines: Outlines, typefaceOf: TypefaceOf): Shape[] {
  return placements.flatMap((placement) => {
    const outline = outlines[outlineKey(typefaceOf(placement), placement.glyph)];
    return outline === undefined ? [] : shapesOfOne(placement, outline);
  });
}

function shapesOfOne(placement: Placement, outline: Outline): Shape[] {
  const { ink = 'black', gap = 0, gapInk = 'paper', stroke = 0, height } = placement;
  const matrix = matrixOf(placement, outline);
  const transform = transformText(matrix);
  const path = outline.path;
  const contoured = isContoured(placement);
  const unit = 1000 / height;
  const shapes: Shape[] = [];
  if (gap > 0) {
    const width = stroke + 2 * gap + (contoured ? CONTOUR : 0);
    shapes.push({ path, transform, fill: gapInk, stroke: gapInk, strokeWidth: Math.round(width * unit) });
  }
  const weight = stroke > 0 ? { stroke: ink, strokeWidth: Math.round(stroke * unit) } : {};
  if (!contoured) return [...shapes, { path, transform, fill: ink, ...weight }];
  const plate = transformText(matrix, PLATE_SHIFT.x, PLATE_SHIFT.y);
  const contour = { stroke: 'dark' as const, strokeWidth: Math.round(CONTOUR * unit) };
  return [...shapes, { path, transform: plate, fill: ink, ...weight }, { path, transform, fill: 'none', ...contour }];
}

/** The box that the letters really cover, gaps and contours not counted. */
export function boundsOf(placements: Placements, outlines: Outlines, typefaceOf: TypefaceOf): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const placement of placements) {
    const outline = outlines[outlineKey(typefaceOf(placement), placement.glyph)];
    if (outline === undefined) continue;
    const { a, b, c, d, e, f } = matrixOf(placement, outline);
    const margin = (placement.stroke ?? 0) / 2;
    for (let index = 0; index + 1 < outline.hull.length; index += 2) {
      const [px, py] = [outline.hull[index] ?? 0, outline.hull[index + 1] ?? 0];
      const [x, y] = [a * px + c * py + e, b * px + d * py + f];
      left = Math.min(left, x - margin);
      right = Math.max(right, x + margin);
      top = Math.min(top, y - margin);
      bottom = Math.max(bottom, y + margin);
    }
  }
  return { left, top, right, bottom };
}

/** The transform that puts a box into a frame: as large as it goes, centred, never stretched. */
export function fitTransform(box: Bounds, frame: Bounds): string {
  const scale = Math.min(
    (frame.right - frame.left) / (box.right - box.left),
    (frame.bottom - frame.top) / (box.bottom - box.top),
  );
  const x = (frame.left + frame.right - scale * (box.left + box.right)) / 2;
  const y = (frame.top + frame.bottom - scale * (box.top + box.bottom)) / 2;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
}
