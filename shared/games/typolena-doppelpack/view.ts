import type { Seat, Viewer } from '../../engine/contract';
import type { Letter } from '../typolena/cards';
import type { Sound } from './animals';
import { NOBODY, handOf, topOf, underOf } from './state';
import type { DoppelpackState } from './state';

export interface DoppelpackLayView {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly letter: Letter;
  readonly sound: Sound | null;
}

export interface DoppelpackView {
  readonly phase: DoppelpackState['phase'];
  readonly dealer: Seat;
  readonly turn: Seat;
  /** How many cards were laid in this turn. */
  readonly laid: number;
  /** From 1. */
  readonly round: number;
  readonly mostRounds: number;
  readonly seats: readonly { readonly count: number }[];
  /** The viewer's own cards in ascending order; empty for the table. */
  readonly handCards: readonly number[];
  readonly topCard: number;
  /** The card that the last one was laid on, so that everybody can compare them. */
  readonly underCard: number | null;
  readonly stack: number;
  readonly talon: number;
  /** The last lay, as long as its card lies on top. */
  readonly lastLay: DoppelpackLayView | null;
  /** Who may still object to the last lay (challenge); null when nobody is asked. */
  readonly objectors: readonly Seat[] | null;
  /** Whether animals need their sound. */
  readonly sounds: boolean;
  readonly winner: Seat | null;
}

export function view(state: DoppelpackState, viewer: Viewer): DoppelpackView {
  const { lastLay, claim, winner } = state;
  const under = underOf(state);
  return {
    phase: state.phase,
    dealer: state.dealer,
    turn: state.turn,
    laid: state.laid,
    round: Math.floor(state.turns / state.seats) + 1,
    mostRounds: state.options.mostRounds,
    seats: state.handCards.map((cards) => ({ count: cards.length })),
    handCards: viewer === 'table' ? [] : [...handOf(state, viewer)].sort((one, other) => one - other),
    topCard: topOf(state),
    underCard: under === NOBODY ? null : under,
    stack: state.stackCards.length,
    talon: state.talonCards.length,
    lastLay:
      lastLay === null
        ? null
        : { number: lastLay.number, seat: lastLay.seat, card: lastLay.card, letter: lastLay.letter, sound: lastLay.sound },
    objectors: claim === null ? null : [...claim.waiting],
    sounds: state.options.sounds,
    winner: winner === NOBODY ? null : winner,
  };
}
