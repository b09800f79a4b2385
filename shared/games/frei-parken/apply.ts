import type { Refusal, Seat } from '../../engine/contract';
import type { FreiParkenAction } from './actions';
import { pay, receive, transfer } from './booking';
import type { Events } from './booking';
import { close, done, goBankrupt } from './closing';
import { reverse } from './correcting';
import { moveOn, park } from './parking';
import type { FreiParkenState } from './state';

/** Takes an entry or refuses it. `by` is whoever writes it down. */
export function apply(state: FreiParkenState, by: Seat, action: FreiParkenAction, events: Events): Refusal | null {
  switch (action.type) {
    case 'pay':
      return pay(state, by, action.seat, action.amount, action.reason, events);
    case 'receive':
      return receive(state, by, action.seat, action.amount, events);
    case 'transfer':
      return transfer(state, by, action.seat, action.to, action.amount, events);
    case 'park':
      return park(state, by, action.seat, events);
    case 'moveOn':
      return moveOn(state, by, action.seat, events);
    case 'bankrupt':
      return goBankrupt(state, by, action.seat, events);
    case 'reverse':
      return reverse(state, by, action.entry, events);
    case 'done':
      return done(state, by, events);
    case 'close':
      return close(state, by, events);
  }
}
