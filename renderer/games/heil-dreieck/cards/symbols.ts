/** A symbol in a box of 400 by 400 around its middle at 0/0, and whether it stands for something that happens. */
export interface SymbolShape {
  readonly path: string;
  readonly special: boolean;
}

function corners(count: number, radius: number, turn: number, inner = radius): string {
  const steps = inner === radius ? count : count * 2;
  return `${Array.from({ length: steps }, (_, index) => {
    const angle = ((turn + (360 / steps) * index) * Math.PI) / 180;
    const reach = index % 2 === 1 && inner !== radius ? inner : radius;
    return `${index === 0 ? 'M' : 'L'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join('')}z`;
}

function ring(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** The three corners of a triangle that stands on its point, and nothing between them. */
const ECKDREI = 'M-196 -172H-40V-106H-84L-26 -5L-84 28L-180 -139zM196 -172H40V-106H84L26 -5L84 28L180 -139zM0 176L-62 68L-5 36L0 44L5 36L62 68z';

const INFINITY =
  'M0 -58C54 -132 92 -150 128 -150C186 -150 204 -80 204 0C204 80 186 150 128 150C92 150 54 132 0 58C-54 132 -92 150 -128 150C-186 150 -204 80 -204 0C-204 -80 -186 -150 -128 -150C-92 -150 -54 -132 0 -58z' +
  'M46 0C84 58 108 78 124 78C140 78 140 40 140 0C140 -40 140 -78 124 -78C108 -78 84 -58 46 0zM-46 0C-84 -58 -108 -78 -124 -78C-140 -78 -140 -40 -140 0C-140 40 -140 78 -124 78C-108 78 -84 58 -46 0z';

/** By the cards' numbers. What happens is hollow and large; the plain ones are solid and smaller. */
export const SYMBOLS: readonly SymbolShape[] = [
  { path: `${ring(184)}${ring(96)}`, special: true },
  { path: 'M-46 -150H46V150H-46z', special: false },
  { path: 'M0 -158C110 -80 110 80 0 158C-110 80 -110 -80 0 -158z', special: false },
  { path: 'M0 -190L206 168H-206zM0 -56L-92 102H92z', special: true },
  { path: 'M-48 -146H48V-48H146V48H48V146H-48V48H-146V-48H-48z', special: false },
  { path: corners(5, 164, -90, 76), special: false },
  { path: corners(6, 150, -90), special: false },
  { path: 'M-172 -172H172V172H-172zM-92 -92V92H92V-92z', special: true },
  { path: INFINITY, special: true },
  { path: ECKDREI, special: true },
];
