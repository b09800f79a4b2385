import { rankOf } from '../../cards/french';
import { removeCard } from '../../cards/piles';
import type { Refusal, Seat } from '../../engine/contract';
import type { BettelnEvent } from './events';
import type { BettelnOptions } from './options';
import { lowestRank, sortHand } from './order';
import { refusals } from './refusals';
import { handOf } from './state';
import type { BettelnState, Pair } from './state';

/** The exchange that waits for this player, if there is one. */
export function pendingPair(state: BettelnState, seat: Seat, choice: BettelnOptions['choice']): Pair | null {
  if (state.phase !== 'exchange' || state.options.choice !== choice) return null;
  return state.pairs.find((pair) => pair.upper === seat && !pair.done) ?? null;
}

/** [BE-22, BE-23, BE-24, BE-25, BE-27] The highest cards go up, the lowest go down, both from the hands as dealt. */
export function exchange(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): Refusal | null {
  const pair = pendingPair(state, seat, 'lowest');
  if (pair === null) return refusals.notYourTurn;
  takeHighest(state, pair, pair.count);
  giveLowest(state, pair);
  complete(state, pair, events);
  return null;
}

/** [BE-29] The higher office chooses what it gives. */
export function give(state: BettelnState, seat: Seat, card: number, events: BettelnEvent[] | null): Refusal | null {
  const pair = pendingPair(state, seat, 'any');
  if (pair === null) return refusals.notYourTurn;
  const hand = state.handCards[seat];
  if (hand === undefined || !removeCard(hand, card)) return refusals.notInHand;
  pair.givenCards.push(card);
  events?.push({ type: 'gave', seat, to: pair.lower, card });
  if (pair.givenCards.length === pair.count) {
    takeHighest(state, pair, pair.count);
    complete(state, pair, events);
  }
  return null;
}

/** [BE-29] The higher office names a value: it gets a card of it, or the highest one when there is none. */
export function nameRank(state: BettelnState, seat: Seat, rank: number, events: BettelnEvent[] | null): Refusal | null {
  const pair = pendingPair(state, seat, 'names');
  if (pair === null) return refusals.notYourTurn;
  if (rank < lowestRank(state.options)) return refusals.noSuchRank;
  pair.namedRanks.push(rank);
  const hand = state.handCards[pair.lower];
  const card = hand?.find((held) => rankOf(held) === rank);
  if (hand === undefined || card === undefined) takeHighest(state, pair, 1);
  else {
    removeCard(hand, card);
    pair.takenCards.push(card);
  }
  events?.push({ type: 'named', seat, to: pair.lower, rank, card: pair.takenCards.at(-1) ?? 0 });
  if (pair.takenCards.length === pair.count) {
    giveLowest(state, pair);
    complete(state, pair, events);
  }
  return null;
}

function takeHighest(state: BettelnState, pair: Pair, count: number): void {
  const hand = state.handCards[pair.lower];
  for (let taken = 0; taken < count; taken++) {
    const card = hand?.pop();
    if (card !== undefined) pair.takenCards.push(card);
  }
}

function giveLowest(state: BettelnState, pair: Pair): void {
  state.handCards[pair.upper]?.splice(0, pair.count).forEach((card) => pair.givenCards.push(card));
}

function complete(state: BettelnState, pair: Pair, events: BettelnEvent[] | null): void {
  pair.done = true;
  receive(state, pair.upper, pair.takenCards);
  receive(state, pair.lower, pair.givenCards);
  events?.push({
    type: 'exchanged',
    upper: pair.upper,
    lower: pair.lower,
    takenCards: [...pair.takenCards],
    givenCards: [...pair.givenCards],
  });
  beginWhenReady(state, events);
}

export function receive(state: BettelnState, seat: Seat, cards: readonly number[]): void {
  const hand = state.handCards[seat];
  if (hand === undefined) return;
  hand.push(...cards);
  sortHand(state.options, hand);
}

/** [BE-30] When all have exchanged and the Neutrum is done, the match begins. */
export function beginWhenReady(state: BettelnState, events: BettelnEvent[] | null): void {
  if (state.restStage === 'asked' || state.restStage === 'putting-away') return;
  if (state.pairs.some((pair) => !pair.done)) return;
  state.phase = 'play';
  events?.push({ type: 'leads', seat: state.turn, reason: state.options.lead });
}

/** [BE-33] The Neutrum takes up the cards that were left over. */
export function takeRest(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): Refusal | null {
  if (!mayTakeRest(state, seat)) return refusals.notYourTurn;
  const cards = state.restCards.splice(0);
  state.owed = cards.length;
  state.restStage = 'putting-away';
  receive(state, seat, cards);
  events?.push({ type: 'took-rest', seat, cards });
  return null;
}

export function leaveRest(state: BettelnState, seat: Seat, events: BettelnEvent[] | null): Refusal | null {
  if (!mayTakeRest(state, seat)) return refusals.notYourTurn;
  state.restStage = 'none';
  events?.push({ type: 'left-rest', seat });
  beginWhenReady(state, events);
  return null;
}

/** [BE-34] Puts one card away face down, until as many are gone as were taken up. */
export function putAway(state: BettelnState, seat: Seat, card: number, events: BettelnEvent[] | null): Refusal | null {
  if (!mayPutAway(state, seat)) return refusals.notYourTurn;
  if (!handOf(state, seat).includes(card)) return refusals.notInHand;
  removeCard(state.handCards[seat] ?? [], card);
  state.restCards.push(card);
  state.owed -= 1;
  if (state.owed === 0) state.restStage = 'done';
  events?.push({ type: 'put-away', seat, card });
  beginWhenReady(state, events);
  return null;
}

export function mayTakeRest(state: BettelnState, seat: Seat): boolean {
  return state.phase === 'exchange' && state.restStage === 'asked' && seat === state.neutral;
}

export function mayPutAway(state: BettelnState, seat: Seat): boolean {
  return state.phase === 'exchange' && state.restStage === 'putting-away' && seat === state.neutral;
}
