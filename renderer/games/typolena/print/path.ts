type Point = readonly [number, number];

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/giu;
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

/** SVG path data as PDF's path operators. Knows lines and curves, which is all that outlines consist of. */
export function pdfPath(data: string): string {
  const tokens = data.match(TOKEN) ?? [];
  const operators: string[] = [];
  let [pen, start]: [Point, Point] = [[0, 0], [0, 0]];
  let command = '';
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[a-z]/iu.test(token)) {
      command = token;
      index += 1;
    } else if (command.toLowerCase() === 'm') {
      // Further pairs after a move are lines.
      command = command === 'm' ? 'l' : 'L';
    }
    const count = ARGUMENTS[command.toLowerCase()];
    if (count === undefined) throw new Error(`unknown path command "${command}"`);
    const values = tokens.slice(index, index + count).map(Number);
    index += count;
    const step = stepOf(command, values, pen);
    operators.push(step.operator);
    pen = command.toLowerCase() === 'z' ? start : step.pen;
    if (command.toLowerCase() === 'm') start = pen;
  }
  return operators.join('\n');
}

interface Step {
  readonly operator: string;
  readonly pen: Point;
}

function stepOf(command: string, values: readonly number[], pen: Point): Step {
  const relative = command === command.toLowerCase();
  const [dx, dy] = relative ? pen : ([0, 0] as const);
  const at = (index: number): Point => [(values[index] ?? 0) + dx, (values[index + 1] ?? 0) + dy];
  const drawn = (operator: string, ...points: Point[]): Step => ({
    operator: `${points.flat().map(numeral).join(' ')} ${operator}`,
    pen: points.at(-1) ?? pen,
  });
  switch (command.toLowerCase()) {
    case 'm':
      return drawn('m', at(0));
    case 'h':
      return drawn('l', [(values[0] ?? 0) + dx, pen[1]]);
    case 'v':
      return drawn('l', [pen[0], (values[0] ?? 0) + dy]);
    case 'q': {
      const [control, end] = [at(0), at(2)];
      // PDF has no quadratic curves; this cubic one is the same.
      return drawn('c', third(pen, control), third(end, control), end);
    }
    case 'c':
      return drawn('c', at(0), at(2), at(4));
    case 'z':
      return { operator: 'h', pen };
    default:
      return drawn('l', at(0));
  }
}

function third(end: Point, control: Point): Point {
  return [end[0] + ((control[0] - end[0]) * 2) / 3, end[1] + ((control[1] - end[1]) * 2) / 3];
}

/** PDF knows no exponents. */
export function numeral(value: number): string {
  return String(Number(value.toFixed(4)));
}
