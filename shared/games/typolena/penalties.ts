import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import { drawCards } from './drawing';
import { NOT_NOW, NOT_YOUR_TURN, type Events, type Rule } from './rule';
import type { State } from './state';
import { beginTurn, targetOf } from './turns';

/** TY-59: three penalty cards are the limit. */
export const HIGHEST_RED = 3;

/**
 * TY-55, TY-57, TY-58: the next player faces one penalty card more than the player who has just laid red, at first one.
 * TF-11, TF-12, G-TF-13: nobody who sits out is hit, and nobody hits himself.
 */
export function playRed(state: State, seat: Seat, events: Events): void {
  const count = state.phase.kind === 'red' ? state.phase.count + 1 : 1;
  const target = targetOf(state, seat, events);
  if (target === null) {
    events?.push({ type: 'attackLapsed', seat, colour: 'red' });
    beginTurn(state, seat);
    return;
  }
  state.phase = { kind: 'red', seat: target, attacker: seat, count };
  events?.push({ type: 'attacked', seat: target, attacker: seat, colour: 'red', count });
}

function check(state: State, seat: Seat): Refusal | null {
  if (state.phase.kind !== 'red') return NOT_NOW;
  return state.phase.seat === seat ? null : NOT_YOUR_TURN;
}

/** TY-55, TY-61, G-TY-30 to G-TY-33: the attack is settled, and a whole turn follows. */
export const take: Rule<ActionOf<'take'>> = {
  check,
  perform(state, seat, _action, events) {
    if (state.phase.kind !== 'red') return;
    drawCards(state, seat, state.phase.count, 'red', events);
    beginTurn(state, seat);
  },
};
