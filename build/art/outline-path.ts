import type { Path } from 'fontkit';

export interface Outline {
  /** The outline is 1000 units high; this is its width in the same units. */
  readonly width: number;
  /** Convex hull as x, y, x, y …: bounds of a turned letter without parsing its path. */
  readonly hull: readonly number[];
  /** SVG path data, y downwards, bounding box from 0 0 to width 1000. */
  readonly path: string;
}

const HEIGHT = 1000;
const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

export type Point = readonly [number, number];

/** Normalises a glyph to a common box and writes it with whole relative numbers, which halves the text. */
export function outlineOf(path: Path): Outline {
  const { minX, maxY } = path.bbox;
  const scale = HEIGHT / (maxY - path.bbox.minY);
  const { text, points } = writePath(path, (x, y) => [Math.round((x - minX) * scale), Math.round((maxY - y) * scale)]);
  const width = Math.round((path.bbox.maxX - minX) * scale);
  return { width, hull: convexHull(points).flat(), path: text };
}

/** A path as relative SVG data, after its points went through the function. */
export function writePath(path: Path, place: (x: number, y: number) => Point): { text: string; points: Point[] } {
  const points: Point[] = [];
  let text = '';
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      pen = start;
      text += 'z';
      continue;
    }
    const from = pen;
    const absolute = pairs(args).map(([x, y]) => place(x, y));
    points.push(...absolute);
    text += COMMANDS[command] + numbers(absolute.flatMap(([x, y]) => [x - from[0], y - from[1]]));
    pen = absolute.at(-1) ?? pen;
    if (command === 'moveTo') start = pen;
  }
  return { text, points };
}

function pairs(values: readonly number[]): Point[] {
  const result: Point[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    result.push([values[index] ?? 0, values[index + 1] ?? 0]);
  }
  return result;
}

/** A minus sign separates as well as a space does. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? '' : ' ') + String(value)).join('');
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const upper = halfHull(sorted);
  const lower = halfHull(sorted.reverse());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length >= 2 && turn(hull.at(-2) ?? point, hull.at(-1) ?? point, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
