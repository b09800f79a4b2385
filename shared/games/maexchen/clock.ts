import type { CallWindow, ClockAction, Refusal } from '../../engine/contract';
import type { MaexchenAction } from './actions';
import { uncover } from './doubting';
import { canExceed } from './moves';
import { refusals } from './refusals';
import { shake } from './rolling';
import type { Events } from './rolling';
import type { MaexchenState } from './state';

/** Nobody races; the window only limits the time for an answer. */
export function windows(state: MaexchenState): readonly CallWindow[] {
  const { answerSeconds } = state.options;
  if (state.phase !== 'answer' || answerSeconds === 0) return [];
  return [{ id: state.window, seats: [state.turn], lasts: answerSeconds * 1000, tieMargin: 0 }];
}

/** [MX-9] An answer that does not come counts as a doubt, or as belief where the table says so. */
export function applyClock(state: MaexchenState, clock: ClockAction<MaexchenAction>, events: Events): Refusal | null {
  if (clock.type !== 'elapsed' || windows(state)[0]?.id !== clock.window) return refusals.noSuchWindow;
  events?.push({ type: 'elapsed', seat: state.turn });
  if (state.options.timeout === 'roll' && canExceed(state)) shake(state, events);
  else uncover(state, events);
  return null;
}
