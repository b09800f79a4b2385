import type { Say } from '@renderer/i18n/game-words';

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
  /** Its words stand on the left of the mark. */
  readonly turned: boolean;
  /** Words that would run into each other stand on lines of their own; 0 is the lowest. */
  readonly line: number;
}

/** Who won a race, and by how much. */
export interface RaceWords {
  readonly winner: string;
  readonly gap: string;
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
/** How much of the ruler a name takes at most. */
const NAME = 0.36;
const TURNED_FROM = 0.7;

function roundedDown(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

/** Finds each mark the lowest line on which its words have room. */
function withLines(marks: readonly Omit<Mark, 'turned' | 'line'>[]): Mark[] {
  const ends: number[] = [];
  return marks.map((mark) => {
    const turned = mark.place > TURNED_FROM;
    const start = turned ? mark.place - NAME : mark.place;
    const free = ends.findIndex((end) => end <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = start + NAME;
    return { ...mark, turned, line };
  });
}

/** A printer's ruler for a race of calls: close calls far apart, late ones at the edge. */
export function rulerOf(calls: readonly CallTime[], tieMargin: number): Ruler | null {
  const sorted = [...calls].sort((left, right) => left.at - right.at);
  const [first] = sorted;
  if (first === undefined) return null;
  const near = sorted.filter(({ at }) => at - first.at <= LONGEST);
  const last = near.at(-1) ?? first;
  const span = Math.max(last.at - first.at, tieMargin) * 1.5 + 20;
  // Five labels at most, so that five digits stay apart.
  const step = span > 240 ? 200 : span > 100 ? 100 : 40;
  const from = roundedDown(first.at - 10, step);
  const to = roundedDown(first.at + span, step) + step;
  const place = (at: number): number => Math.max(0, Math.min(1, (at - from) / (to - from)));
  return {
    from,
    to,
    marks: withLines(sorted.slice(0, 3).map(({ seat, at }) => ({ seat, at: Math.round(at), place: at > to ? 1 : place(at), late: at > to }))),
    margin: place(first.at + tieMargin),
    labels: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
  };
}

/** The result in words; the rules of the games count calls closer than the margin as simultaneous. */
export function raceWords(ruler: Ruler | null, tieMargin: number, names: readonly string[], say: Say): RaceWords {
  const [first, second] = ruler?.marks ?? [];
  if (first === undefined) return { winner: '', gap: '' };
  const winner = names[first.seat] ?? '';
  if (second === undefined) return { winner, gap: '' };
  const gap = second.at - first.at;
  if (gap === 0 || gap < tieMargin) return { winner: say('ruler.tie'), gap: '' };
  return { winner, gap: say('ruler.gap', { gap, name: names[second.seat] ?? '' }) };
}
