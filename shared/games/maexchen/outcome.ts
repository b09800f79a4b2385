import type { Outcome, Seat } from '../../engine/contract';
import { isIn } from './state';
import type { MaexchenState } from './state';

/** Smaller is better: minus points, or with lives how early the last one was lost. */
function badness(state: MaexchenState, seat: Seat): number {
  if (state.options.end !== 'lives') return state.minus[seat] ?? 0;
  return isIn(state, seat) ? -state.round - 1 : -(state.outAt[seat] ?? 0);
}

/** [MX-14, MX-15] The fewest minus points win, or whoever has a life left. */
export function outcome(state: MaexchenState): Outcome | null {
  if (state.phase !== 'over') return null;
  const all = state.minus.map((_, seat) => badness(state, seat));
  const ranks = all.map((mine) => 1 + all.filter((other) => other < mine).length);
  const winners = ranks.filter((rank) => rank === 1).length;
  const drawn = winners === state.seats;
  const { end } = state.options;
  return {
    kind: drawn ? 'drawn' : 'won',
    ranks,
    points: ranks.map((rank) => (rank === 1 && !drawn ? 1 : 0)),
    reason: winners > 1 ? `${end}-shared` : end,
    params: winners > 1 ? {} : { seat: ranks.indexOf(1) },
  };
}
