import type { Seat } from '../../engine/contract';
import { finishLay, finishTurn } from './aftermath';
import { nextAsked } from './claims';
import { drawCards } from './drawing';
import { NONE, handOf } from './state';
import type { Claim, Events, State, Undo } from './state';
import { giveTurn, hasSomethingToSay } from './turn';
import { missHeil, win } from './winning';

/** Nobody objects (any more): what had to wait happens now. */
export function settle(state: State, claim: Claim, events: Events): void {
  state.claim = null;
  if (claim.winners.length > 0) win(state, [...claim.winners], events);
  else if (state.phase === 'check' && claim.lay !== null) finishLay(state, claim.lay.seat, events);
}

/** Everything is as before the lay, and the player draws the card that he might have drawn instead. */
function takeBack(state: State, undo: Undo, hasPassed: boolean, events: Events): void {
  const { seat, card } = undo;
  state.discardCards.pop();
  handOf(state, seat).push(card);
  state.direction = undo.direction;
  state.colour = undo.colour;
  state.pending = undo.pending;
  state.again = false;
  state.eckdrei[seat] = undo.eckdrei;
  state.heilSaid[seat] = undo.heilSaid;
  state.heilStands[seat] = undo.heilStands;
  state.lastLay = null;
  // The turn ends once more, and must not count twice.
  if (hasPassed) state.turns -= 1;
  events?.push({ type: 'tookBack', seat, shownCard: card });
  drawCards(state, seat, 1, 'objection', events);
  finishTurn(state, seat, events);
}

/** [HD-30] Objects to a lay that did not fit, or to a win without Heil!; without reason it settles the matter. */
export function object(state: State, seat: Seat, events: Events): void {
  const { claim } = state;
  if (claim === null) return;
  const isWrong = claim.lay?.wrong === true;
  const silent = claim.winners.filter((winner) => state.heilStands[winner] !== true);
  const upheld = isWrong || silent.length > 0;
  events?.push({ type: 'objected', seat, claim: claim.number, upheld });
  if (!upheld) {
    settle(state, claim, events);
    return;
  }
  state.claim = null;
  if (claim.lay?.wrong === true) takeBack(state, claim.lay, claim.winners.length > 0 || state.phase !== 'check', events);
  else voidWin(state, claim, silent, events);
}

function voidWin(state: State, claim: Claim, silent: readonly Seat[], events: Events): void {
  const winners = claim.winners.filter((seat) => !silent.includes(seat));
  if (winners.length > 0) {
    win(state, winners, events);
    return;
  }
  state.phase = claim.resume.phase;
  state.seat = claim.resume.seat;
  missHeil(state, silent, events);
  afterSpeaking(state, state.seat, events);
}

/** Gives up one's own right to object. */
export function approve(state: State, seat: Seat, events: Events): void {
  const { claim } = state;
  if (claim === null) return;
  events?.push({ type: 'approved', seat, claim: claim.number });
  const waiting = claim.waiting & ~(1 << seat);
  if (waiting === 0) settle(state, claim, events);
  else state.claim = { ...claim, waiting, asked: claim.asked === NONE ? NONE : nextAsked(state, seat, waiting) };
}

/** In the sequential form the turn goes on when nothing is left to say. */
export function afterSpeaking(state: State, seat: Seat, events: Events): void {
  if (state.phase === 'calls' && !hasSomethingToSay(state, seat)) giveTurn(state, seat, events);
}
