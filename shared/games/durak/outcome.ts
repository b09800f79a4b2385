import type { Outcome } from '../../engine/contract';
import { NOBODY } from './state';
import type { DurakState } from './state';

/** [DU-48, DU-49, DU-51] There is only one loser; all others share the first place and get a point. */
export function outcome(state: DurakState): Outcome | null {
  if (state.phase !== 'over') return null;
  const { durak } = state;
  return {
    kind: durak === NOBODY ? 'drawn' : 'won',
    ranks: state.out.map((_, seat) => (seat === durak ? state.seats : 1)),
    points: state.out.map((_, seat) => (seat === durak ? 0 : 1)),
    reason: durak === NOBODY ? 'no-durak' : 'durak',
    params: durak === NOBODY ? {} : { seat: durak },
  };
}
