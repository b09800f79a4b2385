import type { CallWindow, ClockAction, Refusal, Seat, TimedCall } from '../../engine/contract';
import type { Action } from './actions';
import { apply, isPlay } from './apply';
import { seatsOf, waitingMask } from './legal';
import { settle } from './objecting';
import { refusals } from './refusals';
import { mayWin, speakers } from './saying';
import type { Events, State } from './state';
import { sayDreieck } from './winning';

/** The window in which everybody may speak at any time: open as long as the match. */
export const STANDING_WINDOW = 1;

export function windows(state: State): readonly CallWindow[] {
  if (state.options.calls === 'sequential' || state.phase === 'over') return [];
  const { tieMargin, callSeconds } = state.options;
  const open: CallWindow[] = [];
  const seats = speakers(state);
  if (seats.length > 0) open.push({ id: STANDING_WINDOW, seats, lasts: null, tieMargin });
  if (state.claim !== null) {
    const lasts = state.phase === 'check' ? callSeconds * 1000 : null;
    open.push({ id: state.claim.window, seats: seatsOf(waitingMask(state)), lasts, tieMargin });
  }
  return open;
}

/** Calls count by their moment, and so does what would end the time for an objection. */
export function callWindow(state: State, _seat: Seat, action: Action): number | null {
  if (state.options.calls === 'sequential') return null;
  if (action.type === 'heil' || action.type === 'heilDreieck') return STANDING_WINDOW;
  if (state.claim === null || action.type === 'approve') return null;
  return action.type === 'object' || isPlay(action) ? state.claim.window : null;
}

function areTied(one: TimedCall<Action>, other: TimedCall<Action>, tieMargin: number): boolean {
  return one.at === other.at || Math.abs(one.at - other.at) < tieMargin;
}

/** An objection comes before a card that is laid within the tie margin. */
function inOrder(calls: readonly TimedCall<Action>[], tieMargin: number): TimedCall<Action>[] {
  const waiting = [...calls].sort((one, other) => one.at - other.at);
  const ordered: TimedCall<Action>[] = [];
  for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
    const earliest = first;
    const tied = waiting.filter((call) => areTied(earliest, call, tieMargin));
    ordered.push(...tied.filter(({ action }) => !isPlay(action)), ...tied.filter(({ action }) => isPlay(action)));
    waiting.splice(0, tied.length);
  }
  return ordered;
}

/** [HD-29] Who says Heil Dreieck! first has won; all who truly say it within the tie margin have. */
function applyCall(state: State, call: TimedCall<Action>, calls: readonly TimedCall<Action>[], events: Events): Refusal | null {
  const { seat, action } = call;
  if (action.type !== 'heilDreieck' || !mayWin(state, seat)) return apply(state, seat, action, events);
  const others = calls.filter((other) => other.action.type === 'heilDreieck');
  const together = others.filter((other) => areTied(call, other, state.options.tieMargin) && mayWin(state, other.seat));
  const times = others.map((other) => ({ seat: other.seat, at: other.at }));
  sayDreieck(state, [...new Set(together.map((other) => other.seat))], times, events);
  return null;
}

export function applyClock(state: State, clock: ClockAction<Action>, events: Events): Refusal | null {
  if (state.phase === 'over') return refusals.gameOver;
  if (!windows(state).some(({ id }) => id === clock.window)) return refusals.noSuchWindow;
  if (clock.type === 'elapsed') {
    if (state.phase !== 'check' || state.claim?.window !== clock.window) return refusals.noSuchWindow;
    settle(state, state.claim, events);
    return null;
  }
  let counted = false;
  for (const call of inOrder(clock.calls, state.options.tieMargin)) {
    const refused = applyCall(state, call, clock.calls, events);
    counted = refused === null || counted;
  }
  return counted ? null : refusals.noCallCounts;
}
