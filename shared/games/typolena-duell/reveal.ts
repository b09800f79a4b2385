import type { Refusal, Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { Letter } from '../typolena/cards';
import type { AsideReason, DuellEvent } from './events';
import { refusals } from './refusals';
import { NOBODY, isFree, isIn, stackOf } from './state';
import type { DuellEnding, DuellState } from './state';

export type Events = DuellEvent[] | null;

/** [TD-5] Says that the seat is ready; when everybody is, the top cards are turned up at the same time. */
export function turnUp(state: DuellState, seat: Seat, events: Events): Refusal | null {
  if (state.phase !== 'turnUp') return refusals.notNow;
  if (!isIn(state, seat)) return refusals.outOfTheDuel;
  if (state.ready[seat] === true) return refusals.alreadyReady;
  state.ready[seat] = true;
  events?.push({ type: 'ready', seat });
  if (state.ready.every((ready, other) => ready || !isIn(state, other))) showCards(state, events);
  return null;
}

function showCards(state: DuellState, events: Events): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.turnedCards[seat] = stackOf(state, seat).pop() ?? null;
    state.ready[seat] = false;
  }
  events?.push({ type: 'turnedUp', reveal: state.reveal, cards: [...state.turnedCards] });
  openCalls(state);
  // In sequence another seat is asked first every time: being first is worth much.
  if (state.options.calls === 'sequential') state.asked = nextFree(state, (state.reveal - 1) % state.seats);
}

/** A window of its own for every time that letters may be called. */
export function openCalls(state: DuellState): void {
  state.phase = 'calling';
  state.claim = null;
  state.window += 1;
}

/** The first seat from this one on, clockwise, that may still answer; or NOBODY. */
export function nextFree(state: DuellState, from: Seat): Seat {
  for (let step = 0; step < state.seats; step++) {
    const seat = (from + step) % state.seats;
    if (isFree(state, seat)) return seat;
  }
  return NOBODY;
}

function turnedUp(state: DuellState, first: Seat): number[] {
  const cards: number[] = [];
  for (let step = 0; step < state.seats; step++) {
    const card = state.turnedCards[(first + step) % state.seats];
    if (card !== null && card !== undefined) cards.push(card);
  }
  return cards;
}

/** [TD-9, TD-10, TD-14] All turned-up cards, and those put aside before, go under the winner's stack. */
export function win(state: DuellState, seat: Seat, letter: Letter, events: Events): void {
  const cards = turnedUp(state, seat);
  const asideCards = state.asideCards;
  const won = [...cards, ...asideCards];
  if (state.options.wonOrder === 'shuffled') shuffle(state.random, won);
  stackOf(state, seat).unshift(...won.reverse());
  state.asideCards = [];
  events?.push({ type: 'won', seat, letter, cards, asideCards });
  closeReveal(state, events);
}

/** [TD-13] */
export function putAside(state: DuellState, reason: AsideReason, events: Events): void {
  const cards = turnedUp(state, 0);
  state.asideCards.push(...cards);
  events?.push({ type: 'putAside', cards, reason });
  closeReveal(state, events);
}

/** [TD-5, TD-15] Who has no card to turn up is out; then the next reveal, or the end. */
function closeReveal(state: DuellState, events: Events): void {
  state.asked = NOBODY;
  state.claim = null;
  const left: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    state.turnedCards[seat] = null;
    state.done[seat] = false;
    state.locked[seat] = false;
    if (!isIn(state, seat)) continue;
    if (stackOf(state, seat).length > 0) left.push(seat);
    else {
      state.outAt[seat] = state.reveal;
      events?.push({ type: 'out', seat });
    }
  }
  const [last] = left;
  if (last === undefined) end(state, 'all-aside', null, events);
  else if (left.length === 1) endWithLast(state, last, events);
  else if (state.reveal >= state.options.mostReveals) end(state, 'reveal-limit', null, events);
  else {
    state.reveal += 1;
    state.phase = 'turnUp';
  }
}

/** [TD-14, TD-15] Nobody else can win cards any more, so those that lie aside are his as well. */
function endWithLast(state: DuellState, seat: Seat, events: Events): void {
  const asideCards = state.asideCards;
  if (asideCards.length > 0) {
    stackOf(state, seat).unshift(...asideCards.toReversed());
    state.asideCards = [];
    events?.push({ type: 'tookAside', seat, asideCards });
  }
  end(state, asideCards.length > 0 ? 'last-stack' : 'all-cards', seat, events);
}

function end(state: DuellState, ending: DuellEnding, winner: Seat | null, events: Events): void {
  state.phase = 'over';
  state.ending = ending;
  events?.push({ type: 'over', winner });
}
