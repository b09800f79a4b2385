/** Specks of unprinted ground in large ink: 1 to 2 % of the area, the same on every visit. */
export function specks(width: number, height: number, count: number, seed: number): string {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let path = '';
  for (let speck = 0; speck < count; speck += 1) {
    const x = (next() * width).toFixed(1);
    const y = (next() * height).toFixed(1);
    const size = 0.5 + next() ** 3 * 1.5;
    path += `M${x} ${y}h${size.toFixed(2)}v${(size * (0.7 + next() * 0.6)).toFixed(2)}h-${size.toFixed(2)}z`;
  }
  return path;
}
