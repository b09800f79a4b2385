import type { Seat } from '../../engine/contract';
import type { MaexchenAction } from './actions';
import { mayAnnounce, mayConcede, mayPeek, mayRoll } from './moves';
import type { MaexchenState } from './state';
import { valuesIn } from './values';

const ROLL: MaexchenAction = { type: 'roll' };
const PEEK: MaexchenAction = { type: 'peek' };
const DOUBT: MaexchenAction = { type: 'doubt' };
const CONCEDE: MaexchenAction = { type: 'concede' };

export function acting(state: MaexchenState): readonly Seat[] {
  return state.phase === 'over' ? [] : [state.turn];
}

/** [MX-9] After an announcement: roll oneself, or doubt; options add to that. */
export function legal(state: MaexchenState, seat: Seat): MaexchenAction[] {
  if (state.phase === 'over' || state.turn !== seat) return [];
  const list: MaexchenAction[] = [];
  if (mayPeek(state)) list.push(PEEK);
  if (mayRoll(state)) list.push(ROLL);
  if (state.phase === 'answer') list.push(DOUBT);
  if (mayConcede(state)) list.push(CONCEDE);
  if (state.phase === 'announce' || (state.phase === 'answer' && state.options.blindPass)) {
    for (const value of valuesIn(state.options)) if (mayAnnounce(state, value)) list.push({ type: 'announce', value });
  }
  return list;
}
