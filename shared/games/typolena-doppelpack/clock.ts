import type { CallWindow, ClockAction, Refusal, Seat, TimedCall } from '../../engine/contract';
import type { DoppelpackAction } from './actions';
import { apply } from './apply';
import { settle } from './challenge';
import type { Events } from './drawing';
import { acting } from './legal';
import { refusals } from './refusals';
import type { DoppelpackState } from './state';

/** Challenge: objections race with whatever would make them too late. Only the last card's window ends by itself. */
export function windows(state: DoppelpackState): readonly CallWindow[] {
  if (state.claim === null || state.options.calls === 'sequential') return [];
  const { objectionSeconds, tieMargin } = state.options;
  return [{ id: state.window, seats: acting(state), lasts: state.phase === 'check' ? objectionSeconds * 1000 : null, tieMargin }];
}

/** Everything but approving is in a hurry while a lay may be objected to. */
export function callWindow(state: DoppelpackState, _seat: Seat, action: DoppelpackAction): number | null {
  return action.type === 'approve' ? null : (windows(state)[0]?.id ?? null);
}

/** By adjudicated time; within the tie margin a hand on the table comes before a card. */
function inOrder(calls: readonly TimedCall<DoppelpackAction>[], tieMargin: number): TimedCall<DoppelpackAction>[] {
  const rest = calls.toSorted((one, other) => one.at - other.at);
  const ordered: TimedCall<DoppelpackAction>[] = [];
  let [first] = rest;
  while (first !== undefined) {
    const since = first.at;
    const tied = rest.filter(({ at }) => at === since || at - since < tieMargin);
    rest.splice(0, tied.length);
    const objections = tied.filter(({ action }) => action.type === 'object');
    ordered.push(...objections, ...tied.filter(({ action }) => action.type !== 'object'));
    [first] = rest;
  }
  return ordered;
}

/** Each call counts if it still can when its turn has come. */
export function applyClock(state: DoppelpackState, clock: ClockAction<DoppelpackAction>, events: Events): Refusal | null {
  const [window] = windows(state);
  if (window?.id !== clock.window) return refusals.noSuchWindow;
  if (clock.type === 'elapsed') {
    if (window.lasts === null) return refusals.noSuchWindow;
    settle(state, events);
    return null;
  }
  let counted = false;
  for (const { seat, action } of inOrder(clock.calls, window.tieMargin)) {
    if (apply(state, seat, action, events) === null) counted = true;
  }
  return counted ? null : refusals.noCallCounts;
}
