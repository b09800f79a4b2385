import { rankOf } from '../../cards/french';
import type { Refusal, Seat } from '../../engine/contract';
import type { BettelnEvent, LeadReason } from './events';
import { officeOf } from './offices';
import type { BettelnOptions } from './options';
import { strengthOf } from './order';
import { refusals, wrongCount } from './refusals';
import { NOBODY, NO_PLACE, actingBeggar, handOf, isIn, nextIn, nextSeat } from './state';
import type { BettelnState } from './state';

const HIGHEST_MULTIPLE: Readonly<Record<BettelnOptions['multiples'], number>> = { same: 1, double: 2, quadruple: 4 };

export function mayPlay(state: BettelnState, seat: Seat): boolean {
  return state.phase === 'play' && seat === state.turn;
}

/** [BE-8, BE-9] Whether so many cards may be laid on what lies there. */
export function fitsCount(state: BettelnState, count: number): boolean {
  const before = state.topCards.length;
  if (before === 0) return true;
  return count % before === 0 && count / before <= HIGHEST_MULTIPLE[state.options.multiples];
}

/** [BE-10] Whether the value is high enough for what lies there. */
export function isHigher(state: BettelnState, rank: number): boolean {
  const [top] = state.topCards;
  if (top === undefined) return true;
  const difference = strengthOf(state.options, rank) - strengthOf(state.options, rankOf(top));
  return difference > 0 || (difference === 0 && state.options.equal);
}

/** [BE-5, BE-6, BE-8, BE-10] Leads, or lays cards of one higher value on the last ones. */
export function play(
  state: BettelnState,
  seat: Seat,
  rank: number,
  count: number,
  events: BettelnEvent[] | null,
): Refusal | null {
  if (!mayPlay(state, seat)) return refusals.notYourTurn;
  const hand = state.handCards[seat];
  if (hand === undefined || countOf(state, seat, rank) < count) return refusals.notInHand;
  if (!isHigher(state, rank)) return refusals.tooLow;
  if (!fitsCount(state, count)) return wrongCount(state.topCards.length);
  // The hand is sorted: equal values stand side by side.
  const cards = hand.splice(hand.findIndex((card) => rankOf(card) === rank), count);
  if (state.leadCard !== null && cards.includes(state.leadCard)) state.leadCard = null;
  for (const card of state.topCards) state.pileCards.push(card);
  state.topCards = cards;
  state.topSeat = seat;
  state.privileged = false;
  if (!state.options.passLocks) state.passed.fill(false);
  events?.push({ type: 'played', seat, cards: [...cards] });
  if (hand.length === 0 && leave(state, seat, events)) return null;
  moveOn(state, events);
  return null;
}

/** [BE-7] Lets the others go on; only whoever leads has to play. */
export function pass(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): Refusal | null {
  if (!mayPlay(state, seat)) return refusals.notYourTurn;
  if (state.topCards.length === 0) return refusals.mustLead;
  state.passed[seat] = true;
  events?.push({ type: 'passed', seat });
  moveOn(state, events);
  return null;
}

/** [BE-13, BE-36, BE-37] Gives the highest free office; true when that was the last but one, which ends the match. */
function leave(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): boolean {
  takeOffice(state, seat, events);
  if (state.finished < state.seats - 1) return false;
  takeOffice(state, state.places.indexOf(NO_PLACE), events);
  state.phase = 'over';
  state.turn = NOBODY;
  events?.push({ type: 'over' });
  return true;
}

function takeOffice(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): void {
  const place = state.finished;
  state.places[seat] = place;
  state.finished += 1;
  events?.push({ type: 'office', seat, place, office: officeOf(place, state.seats) });
}

/** [BE-4, BE-11] The next player who has not passed; the trick is won when there is none. */
function moveOn(state: BettelnState, events: BettelnEvent[] | null): void {
  let next = state.turn;
  for (let step = 0; step < state.seats; step++) {
    next = nextSeat(state, next);
    if (!isIn(state, next) || next === state.topSeat || state.passed[next] === true) continue;
    state.turn = next;
    return;
  }
  closeTrick(state, events);
}

/** [BE-11, BE-12, BE-18, BE-19] The winner leads again; for one who has left with this trick it is the acting beggar. */
function closeTrick(state: BettelnState, events: BettelnEvent[] | null): void {
  const winner = state.topSeat;
  for (const card of state.pileCards) state.playedCards.push(card);
  for (const card of state.topCards) state.playedCards.push(card);
  state.pileCards.length = 0;
  state.topCards = [];
  state.topSeat = NOBODY;
  state.passed.fill(false);
  events?.push({ type: 'won-trick', seat: winner });
  if (isIn(state, winner)) {
    lead(state, winner, 'won', events);
    return;
  }
  const beggar = actingBeggar(state);
  state.privileged = beggar !== NOBODY && isIn(state, beggar);
  if (state.privileged) lead(state, beggar, 'privilege', events);
  else lead(state, nextIn(state, winner), 'after-finisher', events);
}

function lead(state: BettelnState, seat: Seat, reason: LeadReason, events: BettelnEvent[] | null): void {
  state.turn = seat;
  events?.push({ type: 'leads', seat, reason });
}

export function mayYield(state: BettelnState, seat: Seat): boolean {
  return mayPlay(state, seat) && state.privileged && state.options.privilege === 'may';
}

/** [BE-19] A privilege may be waived: the next player leads. */
export function yieldLead(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): Refusal | null {
  if (!mayPlay(state, seat)) return refusals.notYourTurn;
  if (!mayYield(state, seat)) return refusals.mayNotYield;
  state.privileged = false;
  lead(state, nextIn(state, seat), 'yielded', events);
  return null;
}

/** How many cards of this value the seat holds. */
export function countOf(state: BettelnState, seat: Seat, rank: number): number {
  let count = 0;
  for (const card of handOf(state, seat)) if (rankOf(card) === rank) count += 1;
  return count;
}
