import type { CallWindow, ClockAction, Refusal, Seat, TimedCall } from '../../engine/contract';
import type { Action } from './actions';
import { apply, endsClaim } from './apply';
import { checkCall, claimElapsed, performCall, waitsForAnswers } from './claims';
import { draw } from './draw';
import { performLay } from './laying';
import { actingMask, seatsOf } from './legal';
import { refusals } from './refusals';
import { NO_WINDOW } from './state';
import type { Events, State } from './state';
import { hasNothingToDraw } from './turn';

/** The window in which the last lay may be called, or NO_WINDOW; in the sequential form everybody is asked instead. */
function callsOpen(state: State): number {
  return state.claim === null || state.options.calls === 'sequential' ? NO_WINDOW : state.claim.window;
}

function clockRuns(state: State): boolean {
  return state.clock !== NO_WINDOW && state.phase === 'turn' && !waitsForAnswers(state);
}

export function windows(state: State): readonly CallWindow[] {
  const { turnSeconds, callSeconds, tieMargin } = state.options;
  const open: CallWindow[] = [];
  const calls = callsOpen(state);
  if (calls !== NO_WINDOW) {
    // [SM-59] Ordinary play ends it, but for the last card, after which nobody plays.
    const lasts = state.claim?.final === true ? callSeconds * 1000 : null;
    open.push({ id: calls, seats: seatsOf(actingMask(state)), lasts, tieMargin });
  }
  if (clockRuns(state)) open.push({ id: state.clock, seats: [state.seat], lasts: turnSeconds * 1000, tieMargin });
  return open;
}

/** A call races with whatever would end its time, so the next card counts by its moment as well. */
export function callWindow(state: State, seat: Seat, action: Action): number | null {
  const window = callsOpen(state);
  if (window === NO_WINDOW || action.type === 'trust') return null;
  return action.type === 'call' || endsClaim(state, seat, action) ? window : null;
}

/** By adjudicated time; within the tie margin a call comes before a card. */
function inOrder(calls: readonly TimedCall<Action>[], tieMargin: number): TimedCall<Action>[] {
  const waiting = [...calls].sort((one, other) => one.at - other.at);
  const ordered: TimedCall<Action>[] = [];
  for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
    const since = first.at;
    const tied = waiting.filter(({ at }) => at === since || at - since < tieMargin);
    ordered.push(...tied.filter(({ action }) => action.type === 'call'), ...tied.filter(({ action }) => action.type !== 'call'));
    waiting.splice(0, tied.length);
  }
  return ordered;
}

/** The first call that counts, with all who called as early as it. */
function applyCall(state: State, seat: Seat, lay: number, at: number, calls: readonly TimedCall<Action>[], events: Events): Refusal | null {
  const refused = checkCall(state, seat, lay);
  if (refused !== null) return refused;
  const voices = calls.filter(({ action }) => action.type === 'call' && action.lay === lay);
  const times = voices.map((voice) => ({ seat: voice.seat, at: voice.at }));
  const together = times.filter((time) => time.seat === seat || (Math.abs(time.at - at) < state.options.tieMargin && checkCall(state, time.seat, lay) === null));
  performCall(state, seat, [...new Set(together.map((time) => time.seat))], times, events);
  return null;
}

/** Each call counts if it still can when its turn has come; the others were too late. */
function applyCalls(state: State, calls: readonly TimedCall<Action>[], events: Events): Refusal | null {
  let counted = false;
  for (const { seat, action, at } of inOrder(calls, state.options.tieMargin)) {
    const refused = action.type === 'call' ? applyCall(state, seat, action.lay, at, calls, events) : apply(state, seat, action, events);
    counted = refused === null || counted;
  }
  return counted ? null : refusals.noCallCounts;
}

/** [SM-72] The table acts for whoever has thought too long: it draws, and what it has drawn stays with him. */
function timeUp(state: State, events: Events): void {
  const { seat } = state;
  events?.push({ type: 'timeUp', seat });
  state.claim = null;
  if (state.drawnCard === null && !hasNothingToDraw(state, seat)) draw(state, seat, events);
  performLay(state, seat, { type: state.drawnCard === null ? 'wait' : 'keep' }, events);
}

export function applyClock(state: State, clock: ClockAction<Action>, events: Events): Refusal | null {
  if (state.phase === 'over') return refusals.gameOver;
  const calls = callsOpen(state);
  const isCalls = calls !== NO_WINDOW && clock.window === calls;
  if (clock.type === 'calls') return isCalls ? applyCalls(state, clock.calls, events) : refusals.noSuchWindow;
  if (isCalls && state.claim?.final === true) claimElapsed(state, events);
  else if (clockRuns(state) && clock.window === state.clock) timeUp(state, events);
  else return refusals.noSuchWindow;
  return null;
}
