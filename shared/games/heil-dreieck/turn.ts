import type { Seat } from '../../engine/contract';
import { ECKDREI } from './cards';
import { leave, finish } from './ending';
import { countOf } from './hand';
import { checkDreieck, checkHeil } from './saying';
import { DUTY_MET, NO_DUTY, handOf, isOut, nextIn, seatsIn } from './state';
import type { Events, State } from './state';

export const TURNS_FOR_ECKDREI = 3;

export function beginTurn(state: State, seat: Seat, events: Events): void {
  state.phase = 'turn';
  state.seat = seat;
  state.drawnCard = null;
  state.again = false;
  events?.push({ type: 'turn', seat });
}

/** Ends the seat's turn: counts it, lets it speak where that goes in sequence, and gives the turn on. */
export function endTurn(state: State, seat: Seat, events: Events): void {
  state.drawnCard = null;
  state.turns += 1;
  if (!isOut(state, seat)) countForEckdrei(state, seat, events);
  if (isOver(state)) return;
  if (state.options.calls === 'sequential' && !isOut(state, seat)) {
    state.phase = 'calls';
    state.seat = seat;
    if (hasSomethingToSay(state, seat)) return;
  }
  giveTurn(state, seat, events);
}

export function isOver(state: State): boolean {
  return state.phase === 'over';
}

export function hasSomethingToSay(state: State, seat: Seat): boolean {
  return checkHeil(state, seat) === null || checkDreieck(state, seat) === null;
}

/** [HD-34, HD-37] Every own turn counts, the one in which the three cards were drawn as the first. */
function countForEckdrei(state: State, seat: Seat, events: Events): void {
  const used = state.eckdrei[seat] ?? NO_DUTY;
  if (used >= 0) {
    state.eckdrei[seat] = used + 1;
    if (used + 1 >= TURNS_FOR_ECKDREI) leave(state, seat, 'eckdrei-kept', events);
  } else if (used === DUTY_MET) {
    // With three of them left a new duty begins with the next own turn.
    const again = countOf(handOf(state, seat), ECKDREI) >= 3;
    state.eckdrei[seat] = again ? 0 : NO_DUTY;
    if (again) events?.push({ type: 'eckdrei', seat });
  }
}

/** [HD-49] The next player in the direction of play is on, unless the game has come to nothing. */
export function giveTurn(state: State, seat: Seat, events: Events): void {
  if (state.idle >= seatsIn(state)) finish(state, [], 'exhausted', events);
  else if (state.turns >= state.options.turnLimit) finish(state, [], 'turn-limit', events);
  else beginTurn(state, state.again && !isOut(state, seat) ? seat : nextIn(state, seat), events);
}
