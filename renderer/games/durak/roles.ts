import type { Seat } from '@shared/engine/contract';
import type { DurakView } from '@shared/games/durak/view';

export type Role = 'attacker' | 'adder' | 'defender' | 'taking' | 'out' | 'durak';

/** What a seat does in this fight. Only reads the view: the rules have decided it. */
export function roleOf(view: DurakView, seat: Seat): Role | null {
  if (view.phase === 'over') return view.durak === seat ? 'durak' : 'out';
  if (view.seats[seat]?.out === true) return 'out';
  if (view.phase !== 'round') return null;
  if (view.defender === seat) return view.taking ? 'taking' : 'defender';
  if (view.attacker === seat) return 'attacker';
  return view.adder === seat ? 'adder' : null;
}

/** Whom the table waits for. Somebody who may add while cards lie uncovered need not hurry. */
export function awaitedSeat(view: DurakView): Seat | null {
  if (view.phase !== 'round') return null;
  if (view.table.length === 0) return view.attacker;
  const uncovered = view.table.some(({ coverCard }) => coverCard === null);
  return uncovered && !view.taking ? view.defender : view.adder;
}

export function isAwaited(view: DurakView, acting: readonly Seat[], seat: Seat): boolean {
  return view.phase === 'offer' ? acting.includes(seat) : awaitedSeat(view) === seat;
}
