import type { Outcome } from '../../engine/contract';
import { cardsLeft } from './state';
import type { State } from './state';

/** [SM-10, SM-34, SM-42, SM-70] Who has laid all cards is first; the others follow by how many they have left. */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const left = Array.from({ length: state.seatCount }, (_, seat) => cardsLeft(state, seat));
  const ranks = left.map((own) => 1 + left.filter((other) => other < own).length);
  const isDrawn = state.winners.length === state.seatCount;
  const [seat = 0] = state.winners;
  return {
    kind: isDrawn ? 'drawn' : 'won',
    ranks,
    points: left.map((_, one) => (!isDrawn && state.winners.includes(one) ? 1 : 0)),
    reason: state.reason,
    params: { seat, count: left[seat] ?? 0 },
  };
}
