import type { CallWindow, ClockAction, Refusal, Seat, TimedCall } from '../../engine/contract';
import { absoluteElapsed, decideAbsolute } from './absolute';
import { applyAfter } from './act';
import { actingMask } from './acting';
import type { Action } from './actions';
import { deciders, hypeElapsed, stoppers } from './hype';
import { refusal, type Events } from './rule';
import { seatsOf, type State } from './state';

const NO_SUCH_WINDOW = refusal('no-such-window');
const NO_CALL_COUNTS = refusal('no-call-counts');

/** The id of the window that is open now. There is never more than one: a lay closes a Hype, and starts what can be objected to. */
function openWindow(state: State): number | null {
  if (state.options.calls === 'sequential') return null;
  if (state.phase.kind === 'absolute') return state.phase.window;
  return state.claim?.window ?? state.hype?.window ?? null;
}

/** Only these windows end by time; the others end with the next action (TS-51, G-TY-14). */
function isTimed(state: State): boolean {
  return state.phase.kind === 'absolute' || (state.claim === null && state.hype?.stage === 'open');
}

export function windows(state: State): readonly CallWindow[] {
  const id = openWindow(state);
  if (id === null) return [];
  const callers = state.phase.kind === 'hype' ? deciders(state) | stoppers(state) : actingMask(state);
  const lasts = isTimed(state) ? state.options.callSeconds * 1000 : null;
  return [{ id, seats: seatsOf(callers), lasts, tieMargin: state.options.tieMargin }];
}

/** What can neither be too late nor make anybody else too late while a Hype may be stopped. */
const UNHURRIED: ReadonlySet<string> = new Set(['egal', 'accept', 'draw', 'pass']);

/**
 * In which window an action is a call. While a lay may be objected to, every next action races with the objection; while
 * a Hype may be stopped, the card that would cover it races with the stop.
 */
export function callWindow(state: State, _seat: Seat, action: Action): number | null {
  if (action.type === 'approve') return null;
  return state.claim === null && UNHURRIED.has(action.type) ? null : openWindow(state);
}

/** A hand on the table comes before a card: within the tie margin a stop or an objection counts as earlier. */
function rank(call: TimedCall<Action>): number {
  return call.action.type === 'stop' || call.action.type === 'object' ? 0 : 1;
}

/** By adjudicated time; calls closer than the tie margin to the first of them are simultaneous. */
export function inOrder(calls: readonly TimedCall<Action>[], tieMargin: number): TimedCall<Action>[] {
  const waiting = [...calls].sort((one, other) => one.at - other.at);
  const ordered: TimedCall<Action>[] = [];
  let first = waiting[0];
  while (first !== undefined) {
    const since = first.at;
    const tied = waiting.filter(({ at }) => at === since || at - since < tieMargin);
    ordered.push(...tied.sort((one, other) => rank(one) - rank(other)));
    waiting.splice(0, tied.length);
    first = waiting[0];
  }
  return ordered;
}

/**
 * Each call counts if it still can when its turn has come; the others were too late (TS-41, TS-51). Whoever called into a
 * window that an earlier call has closed answered a table that has changed since, and chooses anew.
 */
function applyCalls(state: State, calls: readonly TimedCall<Action>[], events: Events): Refusal | null {
  if (state.phase.kind === 'absolute') {
    const times = calls.filter(({ action }) => action.type === 'callAbsolute').map(({ seat, at }) => ({ seat, at }));
    if (!decideAbsolute(state, times, events)) return NO_CALL_COUNTS;
    state.revealed = [];
    return null;
  }
  const window = openWindow(state);
  let counted = false;
  for (const { seat, action } of inOrder(calls, state.options.tieMargin)) {
    if (counted && openWindow(state) !== window) break;
    const refused = applyAfter(state, seat, action, counted ? state.revealed : [], events);
    counted = refused === null || counted;
  }
  return counted ? null : NO_CALL_COUNTS;
}

/** G-TS-21, G-TS-53, and who was first. */
export function applyClock(state: State, clock: ClockAction<Action>, events: Events): Refusal | null {
  if (state.outcome !== null || clock.window !== openWindow(state)) return NO_SUCH_WINDOW;
  if (clock.type === 'calls') return applyCalls(state, clock.calls, events);
  if (!isTimed(state)) return NO_SUCH_WINDOW;
  state.revealed = [];
  if (state.phase.kind === 'absolute') absoluteElapsed(state, events);
  else hypeElapsed(state, events);
  return null;
}
