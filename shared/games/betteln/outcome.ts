import type { Outcome } from '../../engine/contract';
import type { BettelnState } from './state';

/** [BE-36, BE-37] Everybody has an office; it is worth as many points as there are offices below it. */
export function outcome(state: BettelnState): Outcome | null {
  if (state.phase !== 'over') return null;
  return {
    kind: 'won',
    ranks: state.places.map((place) => place + 1),
    points: state.places.map((place) => state.seats - 1 - place),
    reason: 'offices-given',
    params: { king: state.places.indexOf(0), beggar: state.places.indexOf(state.seats - 1) },
  };
}
