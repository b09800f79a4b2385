import type { Outcome, Seat } from '../../engine/contract';
import { isIn, stackOf } from './state';
import type { DuellState } from './state';

/** More than any seat's stack: whoever is still in stands before all who are out. */
const STILL_IN = 10_000;

function standing(state: DuellState, seat: Seat): number {
  return isIn(state, seat) ? STILL_IN + stackOf(state, seat).length : (state.outAt[seat] ?? 0);
}

/** [TD-15] Whoever has all cards has won; the others follow in the order in which they lost their last ones. */
export function outcome(state: DuellState): Outcome | null {
  if (state.ending === null) return null;
  const standings = state.outAt.map((_, seat) => standing(state, seat));
  const ranks = standings.map((mine) => 1 + standings.filter((other) => other > mine).length);
  const winner = ranks.indexOf(1);
  const drawn = ranks.lastIndexOf(1) !== winner;
  return {
    kind: drawn ? 'drawn' : 'won',
    ranks,
    points: ranks.map((rank) => (rank === 1 && !drawn ? 1 : 0)),
    reason: drawn && state.ending === 'reveal-limit' ? 'reveal-limit-drawn' : state.ending,
    params: drawn ? {} : { seat: winner },
  };
}
