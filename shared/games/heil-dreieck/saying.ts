import type { Refusal, Seat } from '../../engine/contract';
import { hasReachedGoal, owesHeil, GOAL } from './hand';
import { refusals } from './refusals';
import { handOf, isOut } from './state';
import type { Events, State } from './state';

/** In `block` nothing can be forgotten: the table says it. */
export function tableSaysHeil(state: State): boolean {
  return state.options.heil === 'table' || state.options.check === 'block';
}

export function tableSaysDreieck(state: State): boolean {
  return state.options.win === 'table' || state.options.check === 'block';
}

/** In the sequential form one speaks in and right after one's own turn. */
function maySpeak(state: State, seat: Seat): boolean {
  if (state.phase === 'over' || isOut(state, seat)) return false;
  if (state.options.calls === 'realtime') return true;
  return state.seat === seat && (state.phase === 'turn' || state.phase === 'drawn' || state.phase === 'calls');
}

/**
 * [HD-24, HD-26] Whether the seat may say Heil! now. Nothing that only the seat knows decides about it: who may speak must
 * not betray who has something to say.
 */
export function checkHeil(state: State, seat: Seat): Refusal | null {
  if (tableSaysHeil(state)) return refusals.tableSays;
  if (!maySpeak(state, seat)) return refusals.notNow;
  return state.heilOpen[seat] === true && handOf(state, seat).length >= 2 ? null : refusals.alreadySaid;
}

/** [HD-28, HD-29] Whether the seat may say Heil Dreieck! now, whoever's turn it is. */
export function checkDreieck(state: State, seat: Seat): Refusal | null {
  if (tableSaysDreieck(state)) return refusals.tableSays;
  if (!maySpeak(state, seat) || state.phase === 'check') return refusals.notNow;
  if (handOf(state, seat).length !== GOAL) return refusals.needsThreeCards;
  return state.dreieckOpen[seat] === true ? null : refusals.alreadySaid;
}

/** Anybody may say it; it stands only when it is true. */
export function sayHeil(state: State, seat: Seat, events: Events): void {
  state.heilOpen[seat] = false;
  state.heilSaid[seat] = true;
  if (owesHeil(handOf(state, seat))) state.heilStands[seat] = true;
  events?.push({ type: 'heil', seat });
}

/** Seats that may say something now. */
export function speakers(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (checkHeil(state, seat) === null || checkDreieck(state, seat) === null) seats.push(seat);
  }
  return seats;
}

/** Whether Heil Dreieck! is true for the seat: cards and nothing else. */
export function mayWin(state: State, seat: Seat): boolean {
  return checkDreieck(state, seat) === null && hasReachedGoal(state, seat);
}
