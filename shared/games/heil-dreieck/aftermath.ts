import type { Seat } from '../../engine/contract';
import { drawCards, lookAtHand } from './drawing';
import { leave } from './ending';
import { hasOnlyEckdrei } from './hand';
import { handOf, isOut } from './state';
import type { Events, State } from './state';
import { endTurn, isOver } from './turn';
import { tableSaysWin } from './winning';

/** [HD-54, HD-55] What follows a lay for the hand. Effects on the others hold whatever becomes of it. */
export function finishLay(state: State, seat: Seat, events: Events): void {
  if (handOf(state, seat).length === 0) drawCards(state, seat, state.handSize, 'empty-hand', events);
  else lookAtHand(state, seat, events);
  finishTurn(state, seat, events);
}

/** [HD-28, HD-38] The hand has changed: it may have lost or won; if not, the turn is over. */
export function finishTurn(state: State, seat: Seat, events: Events): void {
  if (hasOnlyEckdrei(handOf(state, seat))) leave(state, seat, 'only-eckdrei', events);
  // Objections to a win come last: play goes on after them as if nothing had been said.
  const isChecked = state.options.check === 'challenge';
  if (!isOver(state) && !isChecked) tableSaysWin(state, seat, events);
  if (isOver(state)) return;
  endTurn(state, seat, events);
  if (isChecked && !isOver(state) && !isOut(state, seat)) tableSaysWin(state, seat, events);
}
