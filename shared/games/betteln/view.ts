import type { Seat, Viewer } from '../../engine/contract';
import { officeOf } from './offices';
import type { Office } from './offices';
import { NOBODY, NO_PLACE, handOf } from './state';
import type { BettelnState, Pair, RestStage } from './state';

export interface BettelnSeatView {
  readonly count: number;
  /** The office won in this match, and the one of the previous match that rules this one. */
  readonly office: Office | null;
  readonly formerOffice: Office | null;
  readonly place: number | null;
  readonly passed: boolean;
}

export interface BettelnPairView {
  readonly upper: Seat;
  readonly lower: Seat;
  readonly count: number;
  readonly done: boolean;
  readonly namedRanks: readonly number[];
  /** From the lower to the higher office and back, as far as the viewer has seen them; otherwise null. */
  readonly takenCards: readonly number[] | null;
  readonly givenCards: readonly number[] | null;
}

export interface BettelnView {
  readonly phase: BettelnState['phase'];
  /** The seats as they sit, clockwise. */
  readonly order: readonly Seat[];
  readonly dealer: Seat;
  readonly seats: readonly BettelnSeatView[];
  /** The viewer's own cards from the weakest to the strongest; empty for the table. */
  readonly handCards: readonly number[];
  readonly pairs: readonly BettelnPairView[];
  readonly neutral: Seat | null;
  readonly restStage: RestStage;
  readonly rest: number;
  /** How many cards the Neutrum still has to put away. */
  readonly owed: number;
  /** The cards put away, for whoever did it. */
  readonly restCards: readonly number[] | null;
  readonly leadCard: number | null;
  readonly turn: Seat | null;
  readonly privileged: boolean;
  readonly topCards: readonly number[];
  readonly topSeat: Seat | null;
  readonly pileCards: readonly number[];
  readonly playedCards: readonly number[];
}

/** Whether the viewer knows what the lower office gave. */
export function knowsTaken(pair: Pair, viewer: Viewer): boolean {
  return viewer === pair.upper || viewer === pair.lower;
}

/** Whether the viewer knows what the higher office gave: the lower one only once the exchange is done. */
export function knowsGiven(pair: Pair, viewer: Viewer): boolean {
  return viewer === pair.upper || (pair.done && viewer === pair.lower);
}

/** Whether the viewer knows the cards that were put away. */
export function knowsRest(state: BettelnState, viewer: Viewer): boolean {
  return viewer === state.neutral && (state.restStage === 'putting-away' || state.restStage === 'done');
}

function pairView(pair: Pair, viewer: Viewer): BettelnPairView {
  return {
    upper: pair.upper,
    lower: pair.lower,
    count: pair.count,
    done: pair.done,
    namedRanks: [...pair.namedRanks],
    takenCards: knowsTaken(pair, viewer) ? [...pair.takenCards] : null,
    givenCards: knowsGiven(pair, viewer) ? [...pair.givenCards] : null,
  };
}

function seatView(state: BettelnState, seat: Seat): BettelnSeatView {
  const place = state.places[seat] ?? NO_PLACE;
  const former = state.formerPlaces[seat] ?? NO_PLACE;
  return {
    count: handOf(state, seat).length,
    office: place === NO_PLACE ? null : officeOf(place, state.seats),
    formerOffice: former === NO_PLACE ? null : officeOf(former, state.seats),
    place: place === NO_PLACE ? null : place,
    passed: state.passed[seat] === true,
  };
}

export function view(state: BettelnState, viewer: Viewer): BettelnView {
  return {
    phase: state.phase,
    order: [...state.order],
    dealer: state.dealer,
    seats: state.handCards.map((_, seat) => seatView(state, seat)),
    handCards: viewer === 'table' ? [] : [...handOf(state, viewer)],
    pairs: state.pairs.map((pair) => pairView(pair, viewer)),
    neutral: state.neutral === NOBODY ? null : state.neutral,
    restStage: state.restStage,
    rest: state.restCards.length,
    owed: state.owed,
    restCards: knowsRest(state, viewer) ? [...state.restCards] : null,
    leadCard: state.leadCard,
    turn: state.phase === 'play' ? state.turn : null,
    privileged: state.privileged,
    topCards: [...state.topCards],
    topSeat: state.topSeat === NOBODY ? null : state.topSeat,
    pileCards: [...state.pileCards],
    playedCards: [...state.playedCards],
  };
}
