import { PACK_SIZE, SUITS, rankOf, suitOf } from '../../cards/french';
import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { DurakOptions } from './options';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;
export const HAND_SIZE = 6;
export const ROUND_LIMIT = 6;
export const FIRST_LIMIT = 5;
export const REDEAL_SUIT = 5;
export const REDEALS = 3;

/** How it was settled who attacks first. */
export type StartReason = 'lowest-trump' | 'left-of-dealer' | 'teach' | 'spare';

export interface DurakState {
  readonly options: DurakOptions;
  readonly random: Random;
  /** `offer`: five of a suit may ask for a new deal. `round`: attack and defence. */
  phase: 'offer' | 'round' | 'over';
  readonly seats: number;
  readonly dealer: Seat;
  /** The Durak of the previous match when that decides who begins, or NOBODY. */
  readonly lastDurak: Seat;
  startReason: StartReason;
  redeals: number;
  /** Who has answered in the offer. */
  readonly answered: boolean[];
  trumpSuit: number;
  trumpCard: number;
  /** Drawn from the end; the trump card lies at position 0 until it is drawn. */
  talonCards: number[];
  handCards: number[][];
  /** The cards of a hand that everybody has seen: taken from the table, or shown. */
  knownCards: number[][];
  readonly attackCards: number[];
  /** What lies on each attacking card. */
  readonly coverCards: (number | null)[];
  readonly discardedCards: number[];
  readonly out: boolean[];
  round: number;
  /** Who opened the round and draws first. */
  opener: Seat;
  /** Who may add first: the opener, or whoever handed the attack on. */
  attacker: Seat;
  defender: Seat;
  /** Who may add a card now, or NOBODY. */
  adder: Seat;
  /** How many attacking cards this round may see. */
  limit: number;
  /** How many of them lie uncovered. */
  uncovered: number;
  /** The values that have appeared in this round, a bit for each rank. */
  values: number;
  /** The defender has said that he takes, and cards may still be added. */
  taking: boolean;
  durak: Seat;
}

/** An independent copy; the options never change and are shared. */
export function copyState(state: DurakState): DurakState {
  return {
    options: state.options,
    random: [state.random[0], state.random[1], state.random[2], state.random[3]],
    phase: state.phase,
    seats: state.seats,
    dealer: state.dealer,
    lastDurak: state.lastDurak,
    startReason: state.startReason,
    redeals: state.redeals,
    answered: state.answered.slice(),
    trumpSuit: state.trumpSuit,
    trumpCard: state.trumpCard,
    talonCards: state.talonCards.slice(),
    handCards: state.handCards.map((cards) => cards.slice()),
    knownCards: state.knownCards.map((cards) => cards.slice()),
    attackCards: state.attackCards.slice(),
    coverCards: state.coverCards.slice(),
    discardedCards: state.discardedCards.slice(),
    out: state.out.slice(),
    round: state.round,
    opener: state.opener,
    attacker: state.attacker,
    defender: state.defender,
    adder: state.adder,
    limit: state.limit,
    uncovered: state.uncovered,
    values: state.values,
    taking: state.taking,
    durak: state.durak,
  };
}

const noCards: readonly number[] = [];

export function handOf(state: DurakState, seat: Seat): readonly number[] {
  return state.handCards[seat] ?? noCards;
}

/** [DU-10] The next player clockwise who is still in; that may be the seat itself. */
export function nextIn(state: DurakState, seat: Seat): Seat {
  let next = seat;
  for (let step = 0; step < state.seats; step++) {
    next = next + 1 === state.seats ? 0 : next + 1;
    if (state.out[next] !== true) return next;
  }
  return seat;
}

/** [DU-31, DU-32, DU-33] Whether `card` beats `target`. */
export function beats(card: number, target: number, trumpSuit: number): boolean {
  return (BEATS[(trumpSuit * PACK_SIZE + target) * PACK_SIZE + card] ?? 0) === 1;
}

const BEATS = new Uint8Array(SUITS.length * PACK_SIZE * PACK_SIZE);
for (let trump = 0; trump < SUITS.length; trump++) {
  for (let target = 0; target < PACK_SIZE; target++) {
    for (let card = 0; card < PACK_SIZE; card++) {
      const same = suitOf(card) === suitOf(target);
      if (same ? rankOf(card) > rankOf(target) : suitOf(card) === trump) {
        BEATS[(trump * PACK_SIZE + target) * PACK_SIZE + card] = 1;
      }
    }
  }
}
