import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { BettelnOptions } from './options';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;
/** Stands where a place could: none yet. */
export const NO_PLACE = -1;

/** [BE-22] Two players who exchange cards: a higher office and the lower one that serves it. */
export interface Pair {
  readonly upper: Seat;
  readonly lower: Seat;
  readonly count: number;
  done: boolean;
  /** The values that the higher office has named. */
  readonly namedRanks: number[];
  /** What the lower office gives; until the exchange is done the cards lie between the two. */
  readonly takenCards: number[];
  /** What the higher office gives; the same holds for them. */
  readonly givenCards: number[];
}

export type RestStage = 'none' | 'asked' | 'putting-away' | 'done';

export interface BettelnState {
  readonly options: BettelnOptions;
  readonly random: Random;
  phase: 'exchange' | 'play' | 'over';
  readonly seats: number;
  /** The seats as they sit, clockwise. */
  readonly order: readonly Seat[];
  readonly dealer: Seat;
  /** The places of the previous match, 0 is the best; all NO_PLACE in a first match. */
  readonly formerPlaces: readonly number[];
  readonly pairs: readonly Pair[];
  /** Who may take up the rest, or NOBODY. */
  readonly neutral: Seat;
  restStage: RestStage;
  /** The cards that nobody was dealt, or those that the Neutrum has put away for them. */
  readonly restCards: number[];
  /** How many cards the Neutrum still has to put away. */
  owed: number;
  /** From the weakest to the strongest. */
  readonly handCards: number[][];
  /** The card that decided who leads the first match, while it is in a hand. */
  leadCard: number | null;
  turn: Seat;
  /** The acting beggar leads because a finisher was not beaten. */
  privileged: boolean;
  /** The cards that have to be beaten; empty when somebody has to lead. */
  topCards: number[];
  topSeat: Seat;
  /** What lies below them in this trick. */
  readonly pileCards: number[];
  /** The tricks before. */
  readonly playedCards: number[];
  readonly passed: boolean[];
  readonly places: number[];
  /** How many have given up all their cards. */
  finished: number;
}

/** An independent copy; what never changes is shared. */
export function copyState(state: BettelnState): BettelnState {
  return {
    options: state.options,
    random: [state.random[0], state.random[1], state.random[2], state.random[3]],
    phase: state.phase,
    seats: state.seats,
    order: state.order,
    dealer: state.dealer,
    formerPlaces: state.formerPlaces,
    pairs: state.pairs.map((pair) => ({
      upper: pair.upper,
      lower: pair.lower,
      count: pair.count,
      done: pair.done,
      namedRanks: pair.namedRanks.slice(),
      takenCards: pair.takenCards.slice(),
      givenCards: pair.givenCards.slice(),
    })),
    neutral: state.neutral,
    restStage: state.restStage,
    restCards: state.restCards.slice(),
    owed: state.owed,
    handCards: state.handCards.map((cards) => cards.slice()),
    leadCard: state.leadCard,
    turn: state.turn,
    privileged: state.privileged,
    topCards: state.topCards.slice(),
    topSeat: state.topSeat,
    pileCards: state.pileCards.slice(),
    playedCards: state.playedCards.slice(),
    passed: state.passed.slice(),
    places: state.places.slice(),
    finished: state.finished,
  };
}

const noCards: readonly number[] = [];

export function handOf(state: BettelnState, seat: Seat): readonly number[] {
  return state.handCards[seat] ?? noCards;
}

export function isIn(state: BettelnState, seat: Seat): boolean {
  return state.places[seat] === NO_PLACE;
}

/** The next seat clockwise, in or out. */
export function nextSeat(state: BettelnState, seat: Seat): Seat {
  return state.order[(state.order.indexOf(seat) + 1) % state.seats] ?? seat;
}

/** The next player clockwise who still has cards; that may be the seat itself. */
export function nextIn(state: BettelnState, seat: Seat): Seat {
  let next = nextSeat(state, seat);
  while (next !== seat && !isIn(state, next)) next = nextSeat(state, next);
  return next;
}

/** [BE-16, BE-19] Who holds the lowest office of the previous match, or NOBODY. */
export function actingBeggar(state: BettelnState): Seat {
  return state.formerPlaces.indexOf(state.seats - 1);
}
