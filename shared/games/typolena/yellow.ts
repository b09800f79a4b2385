import type { Seat } from '../../engine/contract';
import type { Events } from './rule';
import type { State } from './state';
import { beginTurn, endTurn } from './turns';

/** TY-82, G-TY-39: the order turns round; with two players that changes nothing, unless the table plays "again". */
export function playYellow(state: State, seat: Seat, events: Events): void {
  state.direction = state.direction === 1 ? -1 : 1;
  events?.push({ type: 'reversed', direction: state.direction });
  if (state.seatCount === 2 && state.options.reverseForTwo === 'again') beginTurn(state, seat);
  else endTurn(state, seat, events);
}
