import type { Refusal, Seat } from '../../engine/contract';
import { nextBelow } from '../../engine/random';
import type { MaexchenEvent } from './events';
import { mayAnnounce, mayPeek, mayRoll } from './moves';
import { refusals, tooLow } from './refusals';
import { NOBODY, nextIn } from './state';
import type { MaexchenState } from './state';
import { rankOf } from './values';

export type Events = MaexchenEvent[] | null;

const SIDES = 6;

/** Whose move it is not. */
export function checkTurn(state: MaexchenState, seat: Seat): Refusal | null {
  if (state.phase === 'over') return refusals.notNow;
  return state.turn === seat ? null : refusals.notYourTurn;
}

/** [MX-2, MX-10] Shakes the cup; after an announcement that means believing it. */
export function roll(state: MaexchenState, seat: Seat, events: Events): Refusal | null {
  const refused = checkTurn(state, seat);
  if (refused !== null) return refused;
  if (!mayRoll(state)) return state.phase === 'answer' ? refusals.mustDoubt : refusals.alreadyRolled;
  shake(state, events);
  return null;
}

/** [MX-1] Two dice, out of everybody's sight. */
export function shake(state: MaexchenState, events: Events): void {
  const again = state.phase === 'announce';
  state.dice = [nextBelow(state.random, SIDES) + 1, nextBelow(state.random, SIDES) + 1];
  state.knower = NOBODY;
  state.rolls += 1;
  state.reveal = null;
  state.phase = 'announce';
  events?.push({ type: 'rolled', seat: state.turn, again });
}

/** [MX-3] */
export function peek(state: MaexchenState, seat: Seat, events: Events): Refusal | null {
  const refused = checkTurn(state, seat);
  if (refused !== null) return refused;
  if (!mayPeek(state)) return refusals.mayNotPeek;
  state.knower = seat;
  events?.push({ type: 'peeked', seat, dice: [...state.dice] });
  return null;
}

/** [MX-4, MX-5, MX-8] Says what the dice are said to show, and passes them on; nobody checks whether it is true. */
export function announce(state: MaexchenState, seat: Seat, value: number, events: Events): Refusal | null {
  const refused = checkTurn(state, seat);
  if (refused !== null) return refused;
  const untouched = state.phase === 'answer';
  if (state.phase === 'start' || (untouched && !state.options.blindPass)) return refusals.rollFirst;
  if (rankOf(state.options, value) < 0) return refusals.noSuchThrow;
  if (!mayAnnounce(state, value)) return tooLow(state.announced);
  state.announced = value;
  state.announcer = seat;
  state.turn = nextIn(state, seat);
  state.rolls = 0;
  state.phase = 'answer';
  state.window += 1;
  events?.push({ type: 'announced', seat, value, untouched });
  return null;
}
