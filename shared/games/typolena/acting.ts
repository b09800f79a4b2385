import type { Seat } from '../../engine/contract';
import { bidders } from './absolute';
import { deciders, stoppers } from './hype';
import { allSeats, seatsOf, type Phase, type State } from './state';

type Waiting = { readonly [Kind in Phase['kind']]: (phase: Extract<Phase, { readonly kind: Kind }>, state: State) => number };

const one = (phase: { readonly seat: Seat }) => 1 << phase.seat;
const nobody = () => 0;

/** Whom each phase waits for, as a bit mask. Objections and Hypes come on top. */
const WAITING: Waiting = {
  turn: one,
  red: one,
  skip: one,
  push: one,
  pushed: one,
  pushBack: one,
  swapPartner: one,
  swap: ({ seats, positions }) =>
    (positions[0] === null ? 1 << seats[0] : 0) | (positions[1] === null ? 1 << seats[1] : 0),
  strangerPartner: one,
  check: nobody,
  hype: nobody,
  rogue: one,
  giddyup: one,
  absolute: (phase, state) =>
    state.options.calls === 'realtime'
      ? allSeats(state) & ~(1 << phase.seat)
      : bidders(state, phase).reduce((mask, seat) => mask | (1 << seat), 0),
  over: nobody,
};

export function actingMask(state: State): number {
  const waiting = WAITING[state.phase.kind] as (phase: Phase, state: State) => number;
  return waiting(state.phase, state) | (state.claim?.waiting ?? 0) | deciders(state) | stoppers(state);
}

export function acting(state: State): readonly Seat[] {
  return seatsOf(actingMask(state));
}
