import type { Outcome, Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { StackIndex } from './actions';
import type { Mistake } from './events';
import type { Options } from './options';
import type { LayView, RevealedView } from './view';

/** A discard stack, from bottom to top. */
export interface Stack {
  cards: number[];
  /** How many cards lie face down on top: the Hype that has to be covered. Face-down cards further down are covered. */
  packet: number;
}

/** What the table waits for. Phases are replaced, never changed. */
export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly drawn: boolean }
  | { readonly kind: 'red'; readonly seat: Seat; readonly attacker: Seat; readonly count: number }
  | { readonly kind: 'skip'; readonly seat: Seat; readonly attacker: Seat }
  | { readonly kind: 'push'; readonly seat: Seat }
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly kind: 'pushBack'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'swapPartner'; readonly seat: Seat }
  /** `positions`: where each of `seats` has drawn from the other's hand. */
  | {
      readonly kind: 'swap';
      readonly seats: readonly [Seat, Seat];
      readonly positions: readonly [number | null, number | null];
    }
  | { readonly kind: 'strangerPartner'; readonly seat: Seat; readonly layer: Seat }
  | { readonly kind: 'check'; readonly seat: Seat; readonly then: 'win' | 'passOn' }
  | { readonly kind: 'hype' }
  | { readonly kind: 'rogue'; readonly seat: Seat; readonly stack: StackIndex }
  | { readonly kind: 'giddyup'; readonly seat: Seat; readonly layer: Seat }
  | {
      readonly kind: 'absolute';
      readonly seat: Seat;
      readonly window: number;
      readonly bids: readonly (boolean | null)[];
    }
  | { readonly kind: 'over' };

/** A Hype that can still be stopped. Replaced, never changed; sets of seats are bit masks. */
export interface Hype {
  readonly seat: Seat;
  readonly stack: StackIndex;
  readonly stage: 'open' | 'lastChance' | 'grace';
  readonly layers: readonly Seat[];
  /** Size of an older packet below this one (G-TS-31). */
  readonly under: number;
  readonly undecided: number;
  readonly mayStop: number;
  /** Whose decision it is in the sequential form. */
  readonly asked: Seat | null;
  readonly window: number;
}

/** The last lay while others may still object to it, with what an upheld objection restores. Replaced, never changed. */
export interface Claim {
  readonly mistake: Mistake | null;
  readonly waiting: number;
  readonly window: number;
  /** Penalty cards that the lay was meant to shift. */
  readonly pending: number;
  readonly packet: number;
  readonly direction: 1 | -1;
  readonly skips: number;
  readonly idle: number;
  readonly unlaid: number;
}

export interface State {
  readonly options: Options;
  random: Random;
  readonly seatCount: number;
  readonly dealer: Seat;
  direction: 1 | -1;
  /** The order within a hand means nothing, except while a swap is drawn. */
  hands: number[][];
  /** From bottom to top. */
  talon: number[];
  stacks: [Stack, Stack];
  /** Bit mask of the seats that sit out when their turn comes (TF-10). */
  skips: number;
  phase: Phase;
  hype: Hype | null;
  claim: Claim | null;
  lastLay: LayView | null;
  lays: number;
  /** The last id given to a window for calls. */
  windows: number;
  /** Replaced, never changed. */
  revealed: readonly RevealedView[];
  /** Turns since a card was last laid or drawn, that turn included (G-TY-26). */
  idle: number;
  /** Turns since a card was last laid, that turn included (G-TY-27). */
  unlaid: number;
  outcome: Outcome | null;
}

/** What the next match needs to know: who dealt this one. */
export interface Carry {
  readonly dealer: Seat;
}

/** Remembers until the next action what everybody has just seen. */
export function reveal(state: State, shown: RevealedView): void {
  state.revealed = [...state.revealed, shown];
}

export function handOf(state: State, seat: Seat): number[] {
  return state.hands[seat] ?? [];
}

export function topOf(stack: Stack): number | undefined {
  return stack.cards[stack.cards.length - 1];
}

export function otherStack(stack: StackIndex): StackIndex {
  return stack === 0 ? 1 : 0;
}

/** The next seat in the current direction, whatever it may be waiting for. */
export function neighbour(state: State, seat: Seat): Seat {
  return (seat + state.direction + state.seatCount) % state.seatCount;
}

export function allSeats(state: State): number {
  return (1 << state.seatCount) - 1;
}

export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) !== 0;
}

export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (has(mask, seat)) seats.push(seat);
  return seats;
}

/** Takes a card that is known to be in the hand; the order of a hand is free, so the last card fills the gap. */
export function removeCard(hand: number[], card: number): void {
  const index = hand.indexOf(card);
  const last = hand.pop();
  if (index < hand.length && index >= 0 && last !== undefined) hand[index] = last;
}

/** Phases, the Hype, claims, lays and options are never changed in place, so a copy may share them. */
export function copy(state: State): State {
  const [first, second] = state.stacks;
  const [a, b, c, d] = state.random;
  return {
    options: state.options,
    random: [a, b, c, d],
    seatCount: state.seatCount,
    dealer: state.dealer,
    direction: state.direction,
    hands: state.hands.map((hand) => hand.slice()),
    talon: state.talon.slice(),
    stacks: [
      { cards: first.cards.slice(), packet: first.packet },
      { cards: second.cards.slice(), packet: second.packet },
    ],
    skips: state.skips,
    phase: state.phase,
    hype: state.hype,
    claim: state.claim,
    lastLay: state.lastLay,
    lays: state.lays,
    windows: state.windows,
    revealed: state.revealed,
    idle: state.idle,
    unlaid: state.unlaid,
    outcome: state.outcome,
  };
}
