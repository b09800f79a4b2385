import type { CallWindow, ClockAction, Refusal, Seat } from '../../engine/contract';
import type { DuellAction } from './actions';
import { callTogether } from './calling';
import type { LetterCall } from './calling';
import { refusals } from './refusals';
import { putAside, win } from './reveal';
import type { Events } from './reveal';
import { callers } from './state';
import type { DuellState } from './state';

/** [TD-8] One window for each reveal, and in a challenge one for objections. In sequence nobody hurries. */
export function windows(state: DuellState): readonly CallWindow[] {
  if (state.options.calls === 'sequential') return [];
  const seats = state.claim?.waiting ?? callers(state);
  if (seats.length === 0) return [];
  const { revealSeconds, tieMargin } = state.options;
  return [{ id: state.window, seats, lasts: revealSeconds * 1000, tieMargin }];
}

/** Only letters race; seeing nothing and objecting have time until the window closes. */
export function callWindow(state: DuellState, _seat: Seat, action: DuellAction): number | null {
  const races = state.phase === 'calling' && state.options.calls === 'realtime' && action.type === 'call';
  return races ? state.window : null;
}

export function applyClock(state: DuellState, clock: ClockAction<DuellAction>, events: Events): Refusal | null {
  if (windows(state)[0]?.id !== clock.window) return refusals.noSuchWindow;
  if (clock.type === 'elapsed') {
    elapse(state, events);
    return null;
  }
  const calls = clock.calls.flatMap(({ seat, action, at }): LetterCall[] =>
    action.type === 'call' ? [{ seat, letter: action.letter, at }] : [],
  );
  return callTogether(state, calls, events);
}

/** [TD-13] Nobody has called in time, or nobody has objected to the call. */
function elapse(state: DuellState, events: Events): void {
  const { claim } = state;
  if (claim === null) putAside(state, 'elapsed', events);
  else win(state, claim.seat, claim.letter, events);
}
