/**
 * Codes of the offices, from the first player out to the last; the table's own words for them stand in the texts. Inner
 * vice ranks are numbered from outside: a table of eight has three of them on each side.
 */
export type Office =
  | 'king'
  | 'vice-king'
  | 'vice-king-2'
  | 'vice-king-3'
  | 'neutral'
  | 'vice-beggar-3'
  | 'vice-beggar-2'
  | 'vice-beggar'
  | 'beggar';

const UPPER: readonly Office[] = ['king', 'vice-king', 'vice-king-2', 'vice-king-3'];
const LOWER: readonly Office[] = ['beggar', 'vice-beggar', 'vice-beggar-2', 'vice-beggar-3'];

/** [BE-14, BE-15, BE-16, BE-17, BE-35] The office of this place, 0 for the first player out. */
export function officeOf(place: number, seats: number): Office {
  const fromBelow = seats - 1 - place;
  if (place === fromBelow) return 'neutral';
  return (place < fromBelow ? UPPER[place] : LOWER[fromBelow]) ?? 'neutral';
}

/** [BE-26] How many cards the pair at this distance from the ends exchanges. */
export function exchangeCount(place: number, seats: number): number {
  return place === 0 && seats > 3 ? 2 : 1;
}
