import type { Refusal, Seat } from '../../engine/contract';
import { drawCard } from './drawing';
import type { Events } from './drawing';
import { afterLay, forgetSound, punish } from './laying';
import { refusals } from './refusals';
import { handOf } from './state';
import type { DoppelpackClaim, DoppelpackLay, DoppelpackState } from './state';
import { win } from './turns';

export function mayObject(state: DoppelpackState, seat: Seat): boolean {
  return state.claim?.waiting.includes(seat) === true;
}

/** Challenge: the others check the last lay. An unfounded objection costs nothing unless the table says so. */
export function object(state: DoppelpackState, seat: Seat, number: number, events: Events): Refusal | null {
  const { claim, lastLay } = state;
  if (claim === null || lastLay?.number !== number || !mayObject(state, seat)) return refusals.laySettled;
  const upheld = claim.mistake !== null;
  events?.push({ type: 'objected', seat, against: lastLay.seat, lay: number, upheld });
  if (upheld) uphold(state, claim, lastLay, events);
  else {
    settle(state, events);
    if (state.options.falseObjection === 'draw' && state.phase !== 'over') drawCard(state, seat, 'objection', events);
  }
  return null;
}

/** [TP-16] A forgotten sound only costs a card; any other wrong lay is taken back. */
function uphold(state: DoppelpackState, claim: DoppelpackClaim, lay: DoppelpackLay, events: Events): void {
  state.claim = null;
  if (claim.mistake === 'sound') {
    forgetSound(state, lay.seat, lay, events);
    if (state.phase === 'check') afterLay(state, lay.seat, events);
  } else if (claim.mistake !== null) {
    state.stackCards.pop();
    handOf(state, lay.seat).push(lay.card);
    state.lastLay = null;
    state.idle = claim.idle;
    punish(state, lay.seat, lay, claim.mistake, events);
  }
}

/** The lay stands, and a last card wins now. */
export function settle(state: DoppelpackState, events: Events): void {
  state.claim = null;
  if (state.phase === 'check') win(state, state.turn, events);
}

/** Challenge: once nobody is left who could object, the lay stands. */
export function approve(state: DoppelpackState, seat: Seat, number: number, events: Events): Refusal | null {
  const { claim, lastLay } = state;
  if (claim === null || lastLay?.number !== number || !mayObject(state, seat)) return refusals.laySettled;
  const waiting = claim.waiting.filter((other) => other !== seat);
  events?.push({ type: 'approved', seat, lay: number });
  if (waiting.length === 0) settle(state, events);
  else state.claim = { ...claim, waiting };
  return null;
}
