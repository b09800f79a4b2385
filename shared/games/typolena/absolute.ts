import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import type { CallTime } from './events';
import { NOT_NOW, refusal, type Events, type Rule } from './rule';
import type { Phase, State } from './state';
import { beginTurn, giveTurn } from './turns';

type AbsolutePhase = Extract<Phase, { readonly kind: 'absolute' }>;

const NOT_THE_LAYER = refusal('not-the-layer');
const ALREADY_BID = refusal('already-bid');
const WRONG_PACE = refusal('wrong-pace');

/** TS-73: everybody else may call. */
export function playAbsolute(state: State, seat: Seat): void {
  state.windows += 1;
  state.phase = { kind: 'absolute', seat, window: state.windows, bids: state.hands.map(() => null) };
}

function checkCaller(state: State, seat: Seat, pace: 'realtime' | 'sequential'): Refusal | null {
  if (state.phase.kind !== 'absolute') return NOT_NOW;
  if (state.options.calls !== pace) return WRONG_PACE;
  return state.phase.seat === seat ? NOT_THE_LAYER : null;
}

function onlyCaller(state: State, calls: readonly CallTime[], seat: Seat, events: Events): void {
  events?.push({ type: 'absolute', seat, result: 'first', calls: [...calls] });
  giveTurn(state, seat, events);
}

/** TS-75, TS-76, G-TS-53: nobody was first, so the player who laid the card has another turn. */
function nobodyFirst(
  state: State,
  phase: AbsolutePhase,
  calls: readonly CallTime[],
  result: 'simultaneous' | 'nobody',
  events: Events,
): void {
  events?.push({ type: 'absolute', seat: phase.seat, result, calls: [...calls] });
  beginTurn(state, phase.seat);
}

/** TS-73: a call that nobody contests. */
export const callAbsolute: Rule<ActionOf<'callAbsolute'>> = {
  check: (state, seat) => checkCaller(state, seat, 'realtime'),
  perform(state, seat, _action, events) {
    if (state.phase.kind === 'absolute') onlyCaller(state, [], seat, events);
  },
};

/** TS-73 to TS-76, G-TS-54, G-TS-55: the first by adjudicated time, unless a second call is closer than the tie margin. */
export function decideAbsolute(state: State, calls: readonly CallTime[], events: Events): boolean {
  const { phase } = state;
  if (phase.kind !== 'absolute') return false;
  // TS-74: the layer's own call is void, and so is anybody's second one.
  const valid = calls
    .filter(({ seat }) => checkCaller(state, seat, 'realtime') === null)
    .sort((one, other) => one.at - other.at)
    .filter(({ seat }, index, sorted) => sorted.findIndex((call) => call.seat === seat) === index);
  const [first, second] = valid;
  if (first === undefined) return false;
  const gap = second === undefined ? Infinity : second.at - first.at;
  if (gap === 0 || gap < state.options.tieMargin) nobodyFirst(state, phase, valid, 'simultaneous', events);
  else onlyCaller(state, valid, first.seat, events);
  return true;
}

/** G-TS-53: the time is over. */
export function absoluteElapsed(state: State, events: Events): void {
  if (state.phase.kind === 'absolute') nobodyFirst(state, state.phase, [], 'nobody', events);
}

/** G-TS-57: in sequence everybody says in secret whether he calls; one yes wins, several are simultaneous. */
export const bid: Rule<ActionOf<'bid'>> = {
  check(state, seat) {
    const refused = checkCaller(state, seat, 'sequential');
    if (refused !== null || state.phase.kind !== 'absolute') return refused;
    return state.phase.bids[seat] === null ? null : ALREADY_BID;
  },
  perform(state, seat, { yes }, events) {
    const { phase } = state;
    if (phase.kind !== 'absolute') return;
    const bids = phase.bids.map((before, index) => (index === seat ? yes : before));
    const next: AbsolutePhase = { ...phase, bids };
    state.phase = next;
    events?.push({ type: 'bid', seat });
    if (bids.some((value, index) => value === null && index !== phase.seat)) return;
    const calls = bids.flatMap((value, caller) => (value === true ? [{ seat: caller, at: 0 }] : []));
    const [first] = calls;
    if (first === undefined) nobodyFirst(state, next, calls, 'nobody', events);
    else if (calls.length > 1) nobodyFirst(state, next, calls, 'simultaneous', events);
    else onlyCaller(state, calls, first.seat, events);
  },
};

/** Who has not bid yet. */
export function bidders(state: State, phase: AbsolutePhase): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (seat !== phase.seat && phase.bids[seat] === null) seats.push(seat);
  }
  return seats;
}
