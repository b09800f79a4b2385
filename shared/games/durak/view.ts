import { SUITS } from '../../cards/french';
import type { Suit } from '../../cards/french';
import type { Seat, Viewer } from '../../engine/contract';
import { NOBODY, handOf } from './state';
import type { DurakState, StartReason } from './state';

export interface DurakSeatView {
  readonly count: number;
  /** Cards of this hand that everybody has seen. */
  readonly knownCards: readonly number[];
  readonly out: boolean;
  /** Has answered whether to play with the cards as dealt. */
  readonly answered: boolean;
}

export interface DurakPair {
  readonly card: number;
  readonly coverCard: number | null;
}

export interface DurakView {
  readonly phase: DurakState['phase'];
  readonly dealer: Seat;
  readonly lastDurak: Seat | null;
  readonly startReason: StartReason;
  readonly redeals: number;
  readonly trumpSuit: Suit;
  readonly trumpCard: number;
  /** How many cards are left to draw, the trump card included. */
  readonly talon: number;
  readonly discardedCards: readonly number[];
  readonly seats: readonly DurakSeatView[];
  /** The viewer's own cards; empty for the table. */
  readonly handCards: readonly number[];
  readonly table: readonly DurakPair[];
  readonly round: number;
  readonly opener: Seat | null;
  readonly attacker: Seat | null;
  readonly defender: Seat | null;
  readonly adder: Seat | null;
  readonly limit: number;
  readonly taking: boolean;
  readonly durak: Seat | null;
}

function seatOrNull(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
}

export function view(state: DurakState, viewer: Viewer): DurakView {
  return {
    phase: state.phase,
    dealer: state.dealer,
    lastDurak: seatOrNull(state.lastDurak),
    startReason: state.startReason,
    redeals: state.redeals,
    trumpSuit: SUITS[state.trumpSuit] ?? 'diamonds',
    trumpCard: state.trumpCard,
    talon: state.talonCards.length,
    discardedCards: [...state.discardedCards],
    seats: state.handCards.map((cards, seat) => ({
      count: cards.length,
      knownCards: [...(state.knownCards[seat] ?? [])],
      out: state.out[seat] === true,
      answered: state.answered[seat] === true,
    })),
    handCards: viewer === 'table' ? [] : [...handOf(state, viewer)],
    table: state.attackCards.map((card, index) => ({ card, coverCard: state.coverCards[index] ?? null })),
    round: state.round,
    opener: seatOrNull(state.opener),
    attacker: seatOrNull(state.attacker),
    defender: seatOrNull(state.defender),
    adder: seatOrNull(state.adder),
    limit: state.limit,
    taking: state.taking,
    durak: seatOrNull(state.durak),
  };
}
