import type { Seat } from '../../engine/contract';
import type { Events } from './rule';
import type { State } from './state';
import { beginTurn, endTurn, targetOf } from './turns';

/**
 * TY-65: the next player must skip one turn. He is asked, because he might show the Fehlerteufel (G-TF-23); G-TF-12: if
 * the next one sits out anyway, the one after him skips too.
 */
export function playBlue(state: State, seat: Seat, events: Events): void {
  const target = targetOf(state, seat, events);
  if (target === null) {
    events?.push({ type: 'attackLapsed', seat, colour: 'blue' });
    beginTurn(state, seat);
    return;
  }
  state.phase = { kind: 'skip', seat: target, attacker: seat };
  events?.push({ type: 'attacked', seat: target, attacker: seat, colour: 'blue', count: 1 });
}

/** TY-65, G-TY-38: the turn goes on to the player after the one who skips. */
export function acceptSkip(state: State, seat: Seat, events: Events): void {
  events?.push({ type: 'skipped', seat, delayed: false });
  endTurn(state, seat, events);
}
