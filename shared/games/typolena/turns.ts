import type { Seat } from '../../engine/contract';
import type { Events } from './rule';
import { handOf, has, neighbour, type State } from './state';

/** TY-40 to TY-42: a turn with its first opportunity to lay. */
export function beginTurn(state: State, seat: Seat): void {
  state.phase = { kind: 'turn', seat, drawn: false };
}

/** TF-10: passes over whoever sits out, and uses that up. Answers `from` when nobody else is left. */
function nextInLine(state: State, from: Seat, events: Events): Seat {
  let seat = neighbour(state, from);
  while (seat !== from && has(state.skips, seat)) {
    state.skips &= ~(1 << seat);
    // Somebody who was passed over could not lay or draw, so his circle does not count as idle.
    state.idle = Math.min(state.idle, 1);
    events?.push({ type: 'skipped', seat, delayed: true });
    seat = neighbour(state, seat);
  }
  return seat;
}

/** Gives the turn to a seat, unless it sits out (G-TS-56). */
export function giveTurn(state: State, seat: Seat, events: Events): void {
  if (!has(state.skips, seat)) {
    beginTurn(state, seat);
    return;
  }
  state.skips &= ~(1 << seat);
  events?.push({ type: 'skipped', seat, delayed: true });
  beginTurn(state, nextInLine(state, seat, events));
}

/**
 * Ends a turn; the next player is on. G-TY-26: after a whole circle without a card laid or drawn the game is drawn;
 * G-TY-27: so it is after as many rounds without a laid card as the table allows.
 */
export function endTurn(state: State, seat: Seat, events: Events): void {
  state.idle += 1;
  state.unlaid += 1;
  const limit = state.options.stallLimit;
  if (state.idle > state.seatCount) endDrawn(state, 'exhausted', events);
  else if (limit > 0 && state.unlaid > limit * state.seatCount) endDrawn(state, 'stalled', events);
  else beginTurn(state, nextInLine(state, seat, events));
}

/** Who is hit by red or blue: the next player who does not sit out (TF-11, TF-12); null when that is the attacker. */
export function targetOf(state: State, attacker: Seat, events: Events): Seat | null {
  const seat = nextInLine(state, attacker, events);
  return seat === attacker ? null : seat;
}

function endDrawn(state: State, reason: 'exhausted' | 'stalled', events: Events): void {
  state.phase = { kind: 'over' };
  state.hype = null;
  state.outcome = {
    kind: 'drawn',
    ranks: state.hands.map(() => 1),
    points: state.hands.map(() => 0),
    reason,
    params: {},
  };
  events?.push({ type: 'drawn', reason });
}

/** The winner first, the others by the cards they have left (G-TY-48). */
function ranksFor(state: State, winner: Seat): number[] {
  return state.hands.map((hand, seat) => {
    if (seat === winner) return 1;
    let rank = 2;
    for (let other = 0; other < state.seatCount; other++) {
      if (other !== winner && handOf(state, other).length < hand.length) rank += 1;
    }
    return rank;
  });
}

/** TY-4, TY-86, TF-37: the game is over at once. */
export function endWon(state: State, winner: Seat, reason: string, word: string | null): void {
  state.phase = { kind: 'over' };
  state.outcome = {
    kind: 'won',
    ranks: ranksFor(state, winner),
    points: state.hands.map((_, seat) => (seat === winner ? 1 : 0)),
    reason,
    params: word === null ? { seat: winner } : { seat: winner, word },
  };
}

/** G-TF-9, as a house rule: the Fehlerteufel alone has won. */
export function endWithoutWinner(state: State, holder: Seat, word: string): void {
  state.phase = { kind: 'over' };
  state.outcome = {
    kind: 'drawn',
    ranks: state.hands.map(() => 1),
    points: state.hands.map(() => 0),
    reason: 'devil',
    params: { seat: holder, word },
  };
}
