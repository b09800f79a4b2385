import type { Refusal, Seat } from '../../engine/contract';
import type { DurakEvent } from './events';
import { refusals } from './refusals';
import { begin, dealHands, holdsFive } from './setup';
import { handOf } from './state';
import type { DurakState } from './state';

/** Everybody is asked, so that the question does not tell who holds five of a suit. */
export function mayAnswer(state: DurakState, seat: Seat): boolean {
  return state.phase === 'offer' && state.answered[seat] === false;
}

/** [DU-9] Shuffles and deals anew; the same dealer deals. */
export function redealHands(state: DurakState, seat: Seat, events: DurakEvent[] | null): Refusal | null {
  if (!mayAnswer(state, seat)) return refusals.notYourTurn;
  if (!holdsFive(handOf(state, seat))) return refusals.noFiveOfASuit;
  state.redeals += 1;
  events?.push({ type: 'redealt', seat });
  dealHands(state, events);
  return null;
}

export function keep(state: DurakState, seat: Seat, events: DurakEvent[] | null): Refusal | null {
  if (!mayAnswer(state, seat)) return refusals.notYourTurn;
  state.answered[seat] = true;
  events?.push({ type: 'kept', seat });
  if (!state.answered.includes(false)) begin(state, events);
  return null;
}
