import type { Refusal, Seat } from '../../engine/contract';
import type { Events } from './drawing';
import { refusals } from './refusals';
import { nextSeat } from './state';
import type { DoppelpackState } from './state';

/** The next player clockwise is on, unless nobody has drawn or laid a card for a whole circle, or the last round is over. */
export function endTurn(state: DoppelpackState, events: Events): void {
  state.idle += 1;
  state.turns += 1;
  state.laid = 0;
  const limit = state.options.mostRounds * state.seats;
  if (state.idle > state.seats || state.turns >= limit) {
    const reason = state.idle > state.seats ? 'exhausted' : 'round-limit';
    state.claim = null;
    state.phase = 'over';
    state.ending = reason;
    events?.push({ type: 'ended', reason });
    return;
  }
  state.turn = nextSeat(state, state.turn);
  state.phase = 'draw';
  events?.push({ type: 'turn', seat: state.turn });
}

/** [TP-11] */
export function win(state: DoppelpackState, seat: Seat, events: Events): void {
  state.phase = 'over';
  state.winner = seat;
  state.ending = 'all-laid';
  events?.push({ type: 'won', seat });
}

/** [TP-10] One card is enough, and so is none. */
export function pass(state: DoppelpackState, seat: Seat, events: Events): Refusal | null {
  if (state.phase === 'check' || state.phase === 'over') return refusals.notNow;
  if (state.turn !== seat) return refusals.notYourTurn;
  if (state.phase === 'draw') return refusals.drawFirst;
  state.claim = null;
  events?.push({ type: 'passed', seat, laid: state.laid });
  endTurn(state, events);
  return null;
}
