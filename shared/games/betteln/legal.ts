import { RANK_COUNT, rankOf } from '../../cards/french';
import type { Seat } from '../../engine/contract';
import type { BettelnAction } from './actions';
import { mayPutAway, mayTakeRest, pendingPair } from './exchange';
import { lowestRank } from './order';
import { handOf } from './state';
import type { BettelnState } from './state';
import { fitsCount, isHigher, mayPlay, mayYield } from './trick';

/** Who may act now: in the exchange all who have something to decide, in play one after another. */
export function acting(state: BettelnState): Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'play') return [state.turn];
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const exchanges = pendingPair(state, seat, state.options.choice) !== null;
    if (exchanges || mayTakeRest(state, seat) || mayPutAway(state, seat)) seats.push(seat);
  }
  return seats;
}

export function legal(state: BettelnState, seat: Seat): BettelnAction[] {
  if (state.phase === 'exchange') return exchangeActions(state, seat);
  const actions: BettelnAction[] = [];
  if (!mayPlay(state, seat)) return actions;
  const hand = handOf(state, seat);
  // The hand is sorted, so that equal values stand side by side.
  let count = 0;
  for (let index = 0; index < hand.length; index++) {
    const rank = rankOf(hand[index] ?? 0);
    count = index > 0 && rankOf(hand[index - 1] ?? 0) === rank ? count + 1 : 1;
    if (fitsCount(state, count) && isHigher(state, rank)) actions.push({ type: 'play', rank, count });
  }
  if (state.topCards.length > 0) actions.push({ type: 'pass' });
  if (mayYield(state, seat)) actions.push({ type: 'yield' });
  return actions;
}

function exchangeActions(state: BettelnState, seat: Seat): BettelnAction[] {
  if (mayTakeRest(state, seat)) return [{ type: 'take-rest' }, { type: 'leave-rest' }];
  if (mayPutAway(state, seat)) return handOf(state, seat).map((card) => ({ type: 'put-away', card }));
  if (pendingPair(state, seat, state.options.choice) === null) return [];
  switch (state.options.choice) {
    case 'lowest':
      return [{ type: 'exchange' }];
    case 'any':
      return handOf(state, seat).map((card) => ({ type: 'give', card }));
    case 'names':
      return namedActions(lowestRank(state.options));
  }
}

function namedActions(lowest: number): BettelnAction[] {
  const actions: BettelnAction[] = [];
  for (let rank = lowest; rank < RANK_COUNT; rank++) actions.push({ type: 'name', rank });
  return actions;
}
