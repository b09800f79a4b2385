/** Where a covering card lies on the one below, as parts of a card. */
export const OFFSET = { x: 0.3, y: 0.17 } as const;
const RATIO = 59 / 91;

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly largest: number;
}

/** The height of a card so that this many pairs fit into the room, in as many rows as make them largest. */
export function pairSize(count: number, { width, height, gap, largest }: Room): number {
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const byWidth = (width - (columns - 1) * gap) / columns / ((1 + OFFSET.x) * RATIO);
    const byHeight = (height - (rows - 1) * gap) / rows / (1 + OFFSET.y);
    best = Math.max(best, Math.min(byWidth, byHeight, largest));
  }
  return Math.floor(best);
}
