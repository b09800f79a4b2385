import type { Refusal, Seat } from '../../engine/contract';
import { afterWrong, punish } from './calling';
import { refusals } from './refusals';
import { win } from './reveal';
import type { Events } from './reveal';
import { isRight } from './state';
import type { DuellState } from './state';

export function mayObject(state: DuellState, seat: Seat): boolean {
  return state.claim?.waiting.includes(seat) === true;
}

/** [TD-11, TD-12] Challenge: the letter is looked at. A wrong one costs what it costs, and the others may call again. */
export function object(state: DuellState, seat: Seat, events: Events): Refusal | null {
  const { claim } = state;
  if (claim === null || !mayObject(state, seat)) return refusals.callSettled;
  const upheld = !isRight(state, claim.letter);
  events?.push({ type: 'objected', seat, against: claim.seat, upheld });
  if (!upheld) {
    win(state, claim.seat, claim.letter, events);
    return null;
  }
  punish(state, claim.seat, claim.letter, events);
  afterWrong(state, events);
  return null;
}

/** Challenge: once nobody is left who could object, the call counts. */
export function accept(state: DuellState, seat: Seat, events: Events): Refusal | null {
  const { claim } = state;
  if (claim === null || !mayObject(state, seat)) return refusals.callSettled;
  const waiting = claim.waiting.filter((other) => other !== seat);
  events?.push({ type: 'accepted', seat });
  state.claim = { ...claim, waiting };
  if (waiting.length === 0) win(state, claim.seat, claim.letter, events);
  return null;
}
