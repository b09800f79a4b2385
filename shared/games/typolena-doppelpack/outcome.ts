import type { Outcome } from '../../engine/contract';
import { NOBODY } from './state';
import type { DoppelpackState } from './state';

/** [TP-11] Whoever is rid of all cards has won; the others follow by the cards that they have left. */
export function outcome(state: DoppelpackState): Outcome | null {
  if (state.phase !== 'over') return null;
  const { winner } = state;
  const counts = state.handCards.map((cards) => cards.length);
  const drawn = winner === NOBODY;
  return {
    kind: drawn ? 'drawn' : 'won',
    ranks: counts.map((mine) => (drawn ? 1 : 1 + counts.filter((other) => other < mine).length)),
    points: counts.map((_, seat) => (seat === winner ? 1 : 0)),
    reason: drawn ? 'exhausted' : 'all-laid',
    params: drawn ? {} : { seat: winner },
  };
}
