import { rankOf } from '../../cards/french';
import { removeCard } from '../../cards/piles';
import type { Refusal, Seat } from '../../engine/contract';
import type { DurakEvent } from './events';
import { refusals, tooManyCards } from './refusals';
import { adderAfter, askAdders, closeIfDone } from './round';
import { handOf } from './state';
import type { DurakState } from './state';

/** Who may open the round now: nobody once cards lie there. */
export function mayOpen(state: DurakState, seat: Seat): boolean {
  return state.phase === 'round' && state.attackCards.length === 0 && seat === state.attacker;
}

/** [DU-21, DU-23] Opens the attack with one card or several of the same value. */
export function attack(state: DurakState, seat: Seat, cards: readonly number[], events: DurakEvent[] | null): Refusal | null {
  if (!mayOpen(state, seat)) return refusals.notYourTurn;
  const [first] = cards;
  if (first === undefined) return refusals.notInHand;
  const hand = handOf(state, seat);
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] ?? first;
    if (!hand.includes(card) || cards.indexOf(card) !== index) return refusals.notInHand;
    if (rankOf(card) !== rankOf(first)) return refusals.differentValues;
  }
  if (cards.length > state.limit) return tooManyCards(state.limit);
  for (const card of cards) layAttack(state, seat, card);
  events?.push({ type: 'attacked', seat, cards: [...cards] });
  askAdders(state, events);
  return null;
}

/** [DU-24, DU-25, DU-35] Gives the defender one more card of a value that has appeared. */
export function add(state: DurakState, seat: Seat, card: number, events: DurakEvent[] | null): Refusal | null {
  if (state.phase !== 'round' || state.attackCards.length === 0) return refusals.notYourTurn;
  if (seat === state.defender) return refusals.notYourTurn;
  if (state.attackCards.length >= state.limit) return tooManyCards(state.limit);
  if (seat !== state.adder) return refusals.notYourTurn;
  if (!handOf(state, seat).includes(card)) return refusals.notInHand;
  if (((state.values >>> rankOf(card)) & 1) === 0) return refusals.valueNotInFight;
  layAttack(state, seat, card);
  events?.push({ type: 'added', seat, card });
  askAdders(state, events);
  return null;
}

/** [DU-28] Lets the next one in the order add, or ends the round when nobody is left. */
export function pass(state: DurakState, seat: Seat, events: DurakEvent[] | null): Refusal | null {
  if (state.phase !== 'round' || seat !== state.adder) return refusals.notYourTurn;
  state.adder = adderAfter(state, seat);
  events?.push({ type: 'passed', seat });
  closeIfDone(state, events);
  return null;
}

export function layAttack(state: DurakState, seat: Seat, card: number): void {
  playFrom(state, seat, card);
  state.attackCards.push(card);
  state.coverCards.push(null);
  state.uncovered += 1;
}

/** Takes a card out of a hand into the open, where its value counts for everybody who adds. */
export function playFrom(state: DurakState, seat: Seat, card: number): void {
  const hand = state.handCards[seat];
  const known = state.knownCards[seat];
  if (hand !== undefined) removeCard(hand, card);
  if (known !== undefined && known.length > 0) removeCard(known, card);
  state.values |= 1 << rankOf(card);
}
