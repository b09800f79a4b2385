import type { Refusal, Seat } from '../../engine/contract';
import { finishTurn } from './aftermath';
import { COLOURS } from './cards';
import type { Colour } from './cards';
import { drawCards } from './drawing';
import { refusals } from './refusals';
import { handOf } from './state';
import type { Events, State } from './state';
import { beginTurn, giveTurn } from './turn';

function checkPhase(state: State, seat: Seat, phase: State['phase']): Refusal | null {
  if (state.phase !== phase) return refusals.notNow;
  return state.seat === seat ? null : refusals.notYourTurn;
}

/** [HD-56] One card instead of a lay, as long as no squares are to be answered. */
export function checkDraw(state: State, seat: Seat): Refusal | null {
  return checkPhase(state, seat, 'turn') ?? (state.pending > 0 ? refusals.squareOrTake : null);
}

export function draw(state: State, seat: Seat, events: Events): void {
  state.idle += 1;
  const held = handOf(state, seat).length;
  drawCards(state, seat, 1, 'turn', events);
  const hand = handOf(state, seat);
  // Who may lay the card is asked whether it fits or not: being asked tells nobody anything.
  if (state.options.playDrawn && hand.length > held) {
    state.phase = 'drawn';
    state.drawnCard = hand[hand.length - 1] ?? null;
  } else finishTurn(state, seat, events);
}

export function checkPass(state: State, seat: Seat): Refusal | null {
  return checkPhase(state, seat, 'drawn');
}

export function pass(state: State, seat: Seat, events: Events): void {
  events?.push({ type: 'passed', seat });
  finishTurn(state, seat, events);
}

export function checkTake(state: State, seat: Seat): Refusal | null {
  return checkPhase(state, seat, 'turn') ?? (state.pending > 0 ? null : refusals.nothingToTake);
}

/** [HD-39, HD-45, HD-46, HD-47] Draws the total of the squares; that is the whole turn. */
export function take(state: State, seat: Seat, events: Events): void {
  const total = state.pending;
  state.pending = 0;
  state.idle += 1;
  drawCards(state, seat, total, 'squares', events);
  finishTurn(state, seat, events);
}

export function checkNameColour(state: State, seat: Seat): Refusal | null {
  return checkPhase(state, seat, 'firstColour');
}

/** [HD-13, HD-14, HD-15] The colour for a circle that was turned up; then the first turn begins. */
export function nameColour(state: State, seat: Seat, colour: Colour, events: Events): void {
  state.colour = COLOURS.indexOf(colour);
  events?.push({ type: 'colourNamed', seat, colour });
  beginTurn(state, state.starter, events);
}

export function checkDone(state: State, seat: Seat): Refusal | null {
  return checkPhase(state, seat, 'calls');
}

export function done(state: State, seat: Seat, events: Events): void {
  giveTurn(state, seat, events);
}

