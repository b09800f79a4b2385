import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import { LETTER_BIT, letterMask } from '../typolena/cards';
import type { Letter } from '../typolena/cards';
import type { DuellOptions } from './options';

/** Stands where a seat could: nobody. */
export const NOBODY = -1;

/** Challenge: a call that counts unless somebody objects. Replaced, never changed. */
export interface DuellClaim {
  readonly seat: Seat;
  readonly letter: Letter;
  /** Who may still object. */
  readonly waiting: readonly Seat[];
}

export type DuellEnding = 'all-cards' | 'last-stack' | 'all-aside' | 'reveal-limit';

export interface DuellState {
  readonly options: DuellOptions;
  readonly random: Random;
  readonly seats: number;
  /** `turnUp`: everybody gets ready. `calling`: the cards lie open. `claim`: a call may be objected to. */
  phase: 'turnUp' | 'calling' | 'claim' | 'over';
  /** The top card stands last; won cards go under, to the front. */
  stackCards: number[][];
  readonly turnedCards: (number | null)[];
  /** The oldest first. */
  asideCards: number[];
  readonly ready: boolean[];
  /** Has seen nothing that fits, or has answered in sequence. */
  readonly done: boolean[];
  /** Has called a wrong letter in this reveal. */
  readonly locked: boolean[];
  /** The reveal in which the seat lost its last card, or 0 while it is in. */
  readonly outAt: number[];
  reveal: number;
  /** Id of the latest window for calls. */
  window: number;
  /** Whose answer it is in the sequential form, or NOBODY. */
  asked: Seat;
  claim: DuellClaim | null;
  ending: DuellEnding | null;
}

/** An independent copy; the options and the claim never change and are shared. */
export function copyState(state: DuellState): DuellState {
  return {
    options: state.options,
    random: [state.random[0], state.random[1], state.random[2], state.random[3]],
    seats: state.seats,
    phase: state.phase,
    stackCards: state.stackCards.map((cards) => cards.slice()),
    turnedCards: state.turnedCards.slice(),
    asideCards: state.asideCards.slice(),
    ready: state.ready.slice(),
    done: state.done.slice(),
    locked: state.locked.slice(),
    outAt: state.outAt.slice(),
    reveal: state.reveal,
    window: state.window,
    asked: state.asked,
    claim: state.claim,
    ending: state.ending,
  };
}

const noCards: number[] = [];

export function stackOf(state: DuellState, seat: Seat): number[] {
  return state.stackCards[seat] ?? noCards;
}

export function isIn(state: DuellState, seat: Seat): boolean {
  return state.outAt[seat] === 0;
}

/** [TD-6, TD-7] The letters that any two of the turned-up cards share, as a bit mask. */
export function matchMask(state: DuellState): number {
  let mask = 0;
  for (let one = 0; one < state.seats; one++) {
    for (let other = one + 1; other < state.seats; other++) {
      mask |= letterMask(state.turnedCards[one] ?? -1, state.turnedCards[other] ?? -1);
    }
  }
  return mask;
}

/** [TD-8] Whether two of the turned-up cards, whosever they are, share this letter. */
export function isRight(state: DuellState, letter: Letter): boolean {
  return (matchMask(state) & LETTER_BIT[letter]) !== 0;
}

/** Whoever is in may call, whosever cards fit, once for each reveal. */
export function isFree(state: DuellState, seat: Seat): boolean {
  return isIn(state, seat) && state.done[seat] === false && state.locked[seat] === false;
}

/** Who may call a letter now. */
export function callers(state: DuellState): Seat[] {
  if (state.phase !== 'calling') return [];
  if (state.asked !== NOBODY) return [state.asked];
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (isFree(state, seat)) seats.push(seat);
  return seats;
}
