import type { Outcome } from '../../engine/contract';
import { isSolvent, moneyOf } from './state';
import type { FreiParkenState } from './state';

/** Whoever has most when the book is closed has won; without accounts, or with equal ones, nobody has. */
export function outcome(state: FreiParkenState): Outcome | null {
  if (state.ending === null) return null;
  const worth = state.money.map((_, seat) => {
    if (!isSolvent(state, seat)) return -1;
    return state.options.accounts ? moneyOf(state, seat) : 0;
  });
  const ranks = worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
  const winner = ranks.indexOf(1);
  const drawn = ranks.lastIndexOf(1) !== winner;
  return {
    kind: drawn ? 'drawn' : 'won',
    ranks,
    points: ranks.map((rank) => (rank === 1 && !drawn ? 1 : 0)),
    reason: drawn ? 'closed-shared' : state.ending,
    params: drawn ? {} : { seat: winner },
  };
}
