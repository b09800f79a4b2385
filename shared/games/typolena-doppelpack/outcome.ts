import type { Outcome } from '../../engine/contract';
import type { DoppelpackState } from './state';

/** [TP-11] Whoever is rid of all cards has won; the others follow by the cards that they have left. */
export function outcome(state: DoppelpackState): Outcome | null {
  const { ending } = state;
  if (ending === null) return null;
  const counts = state.handCards.map((cards) => cards.length);
  const ranks = counts.map((mine) => (ending === 'exhausted' ? 1 : 1 + counts.filter((other) => other < mine).length));
  const winner = ranks.indexOf(1);
  const drawn = ranks.lastIndexOf(1) !== winner;
  return {
    kind: drawn ? 'drawn' : 'won',
    ranks,
    points: ranks.map((rank) => (rank === 1 && !drawn ? 1 : 0)),
    reason: drawn && ending === 'round-limit' ? 'round-limit-drawn' : ending,
    params: drawn ? {} : { seat: winner },
  };
}
