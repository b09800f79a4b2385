import type { Seat } from '../../engine/contract';
import type { OverReason } from './events';
import { NO_WINDOW, cardsLeft, nextSeat, pileOf } from './state';
import type { Events, State } from './state';

/** Rounds without a card for the middle that end a game in which cards only wander from pile to pile. */
export const LONGEST_WANDERING = 40;

/** [SM-72] Time starts anew with every turn, and placing a card gives another turn (SM-57). */
export function restartClock(state: State): void {
  if (state.options.turnSeconds === 0) {
    state.clock = NO_WINDOW;
    return;
  }
  state.windows += 1;
  state.clock = state.windows;
}

export function beginTurn(state: State, seat: Seat, events: Events): void {
  state.phase = 'turn';
  state.seat = seat;
  state.fresh = true;
  restartClock(state);
  events?.push({ type: 'turn', seat });
}

/** [SM-15, SM-56] The next player clockwise is on, unless nothing can go on any more. */
export function endTurn(state: State, events: Events): void {
  state.sinceMiddle += 1;
  if (isStandstill(state)) finish(state, fewestCards(state), 'standstill', events);
  else beginTurn(state, nextSeat(state, state.seat), events);
}

/** Everybody has turned over his pile so often, and not one card was placed; or the middle has long stood still. */
function isStandstill(state: State): boolean {
  if (state.sinceMiddle >= LONGEST_WANDERING * state.seatCount) return true;
  for (const count of state.turned) if (count < state.options.stallTurns) return false;
  return true;
}

function fewestCards(state: State): Seat[] {
  let winners: Seat[] = [];
  let fewest = Infinity;
  for (let seat = 0; seat < state.seatCount; seat++) {
    const left = cardsLeft(state, seat);
    if (left < fewest) winners = [];
    fewest = Math.min(fewest, left);
    if (left === fewest) winners.push(seat);
  }
  return winners;
}

export function finish(state: State, winners: Seat[], reason: OverReason, events: Events): void {
  state.phase = 'over';
  state.clock = NO_WINDOW;
  state.claim = null;
  state.winners = winners;
  state.reason = reason;
  events?.push({ type: 'over', winners: [...winners], reason });
}

/** [SM-68] In B a pile that is used up is turned over at the beginning of a turn, and that comes before all else. */
export function mustTurnOver(state: State, seat: Seat): boolean {
  return state.options.variant === 'B' && state.fresh && pileOf(state.drawCards, seat).length === 0;
}

/** [SM-67] In B there is nothing to draw in the rest of a turn in which the draw pile has ended. */
export function hasNothingToDraw(state: State, seat: Seat): boolean {
  const { variant, flipAtOnce } = state.options;
  return variant === 'B' && !flipAtOnce && !state.fresh && pileOf(state.drawCards, seat).length === 0;
}
