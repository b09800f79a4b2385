/** A call with its adjudicated time. */
export interface CallTime {
  readonly seat: number;
  readonly at: number;
}

export interface Mark {
  readonly seat: number;
  readonly at: number;
  /** Place on the ruler from 0 to 1; a call far behind the others stands at the end. */
  readonly place: number;
  readonly late: boolean;
}

export interface Ruler {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  /** Up to here everything would have counted as simultaneous. */
  readonly margin: number;
  readonly labels: readonly number[];
}

const LONGEST = 240;

function roundedDown(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

/** A printer's ruler for a race of calls: close calls far apart, late ones at the edge. */
export function rulerOf(calls: readonly CallTime[], tieMargin: number): Ruler | null {
  const sorted = [...calls].sort((left, right) => left.at - right.at);
  const [first] = sorted;
  if (first === undefined) return null;
  const near = sorted.filter(({ at }) => at - first.at <= LONGEST);
  const last = near.at(-1) ?? first;
  const span = Math.max(last.at - first.at, tieMargin) * 1.5 + 20;
  const step = span > 200 ? 100 : 40;
  const from = roundedDown(first.at - 10, step);
  const to = roundedDown(first.at + span, step) + step;
  const place = (at: number): number => Math.max(0, Math.min(1, (at - from) / (to - from)));
  return {
    from,
    to,
    marks: sorted.slice(0, 3).map(({ seat, at }) => ({ seat, at: Math.round(at), place: at > to ? 1 : place(at), late: at > to })),
    margin: place(first.at + tieMargin),
    labels: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
  };
}
