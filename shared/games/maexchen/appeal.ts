import type { Seat } from '../../engine/contract';
import type { MaexchenAction } from './actions';
import { canExceed } from './moves';
import { NOTHING } from './state';
import type { MaexchenState } from './state';
import { rankOf, valueOf, waysAtLeast } from './values';

const THROWS = 36;
const RARELY = 0.05;
const SELDOM = 0.3;
const PLAIN = 1;
const GOOD = 5;
const BEST = 20;

/** The place in the order of the dice that the seat has looked at; -1 when it has not. */
function knownRank(state: MaexchenState, seat: Seat): number {
  return state.knower === seat ? rankOf(state.options, valueOf(state.dice)) : -1;
}

/** What the next announcement has to come to at least, as a place in the order. */
function neededRank(state: MaexchenState): number {
  if (state.announced === NOTHING) return 0;
  return rankOf(state.options, state.announced) + (state.options.equal ? 0 : 1);
}

/** How likely a throw that nobody has seen comes to this place in the order. */
function chanceOf(state: MaexchenState, rank: number): number {
  return waysAtLeast(state.options, rank) / THROWS;
}

/** The truth when it is high enough, else a small lie: the higher, the harder to believe. */
function appealOfAnnouncement(state: MaexchenState, seat: Seat, value: number): number {
  const rank = rankOf(state.options, value);
  const needed = neededRank(state);
  const known = knownRank(state, seat);
  const untouched = state.phase === 'answer' ? RARELY : 1;
  if (known >= needed) return rank === known ? BEST : untouched * (rank > known ? RARELY : SELDOM);
  return (untouched * GOOD) / (1 + rank - needed);
}

/** The less likely the announcement and the harder to exceed, the sooner it is doubted. */
function appealOfDoubt(state: MaexchenState, seat: Seat): number {
  const announced = rankOf(state.options, state.announced);
  const known = knownRank(state, seat);
  if (known >= 0) return known < announced ? BEST : RARELY;
  const disbelief = 1 - chanceOf(state, announced);
  return RARELY + GOOD * disbelief ** 4;
}

function appealOfRoll(state: MaexchenState, seat: Seat): number {
  if (state.phase === 'start') return PLAIN;
  if (state.phase === 'answer') return SELDOM + GOOD * chanceOf(state, neededRank(state));
  const known = knownRank(state, seat);
  return known >= 0 && known < neededRank(state) ? PLAIN : RARELY;
}

/** How sensible the action looks, from what was announced and, for whoever has peeked, from the dice. */
export function appeal(state: MaexchenState, seat: Seat, action: MaexchenAction): number {
  switch (action.type) {
    case 'roll':
      return appealOfRoll(state, seat);
    case 'peek':
      return BEST * BEST;
    case 'announce':
      return appealOfAnnouncement(state, seat, action.value);
    case 'doubt':
      return canExceed(state) ? appealOfDoubt(state, seat) : GOOD;
    case 'concede':
      return state.options.double21 ? PLAIN : SELDOM;
  }
}
