import type { Seat } from '../../engine/contract';
import type { StackIndex } from './actions';
import type { Back, Colour, Letter } from './cards';
import type { Options } from './options';

export interface SeatView {
  readonly count: number;
  /** Strangers first: the order of a hand says nothing. */
  readonly backs: readonly Back[];
  /** Sits out when the turn next comes round (TF-10). */
  readonly skip: boolean;
}

export type TopView =
  | { readonly open: true; readonly card: number }
  /** A Hype's cards from its first to its top one. */
  | { readonly open: false; readonly packet: readonly Back[] };

export interface StackView {
  readonly size: number;
  /** Null while nobody has opened the stack. */
  readonly top: TopView | null;
}

/** Backs as they lie before both partners draw; the position in the list is what `drawFrom` names. */
export interface SwapSideView {
  readonly seat: Seat;
  readonly backs: readonly Back[];
  /** The position that the partner has drawn from this seat, or null. */
  readonly drawn: number | null;
}

/** What the table waits for. */
export type PhaseView =
  /** `drawn` is true at the second opportunity. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly drawn: boolean }
  | { readonly kind: 'red'; readonly seat: Seat; readonly attacker: Seat; readonly count: number }
  | { readonly kind: 'skip'; readonly seat: Seat; readonly attacker: Seat }
  | { readonly kind: 'push'; readonly seat: Seat }
  /** `card` only for whoever pushed it. */
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly from: Seat; readonly back: Back; readonly card: number | null }
  | { readonly kind: 'pushBack'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'swapPartner'; readonly seat: Seat }
  /** `lostCard` only for a partner: which of his own cards the other has drawn. */
  | { readonly kind: 'swap'; readonly sides: readonly [SwapSideView, SwapSideView]; readonly lostCard: number | null }
  | { readonly kind: 'strangerPartner'; readonly seat: Seat }
  /** The lay waits for the others to check it, because it could not be taken back (challenge). */
  | { readonly kind: 'check'; readonly seat: Seat; readonly then: 'win' | 'passOn' }
  | { readonly kind: 'hype'; readonly asked: Seat | null }
  /** `cards` from bottom to top, only for who looks through the other stack. */
  | { readonly kind: 'rogue'; readonly seat: Seat; readonly stack: StackIndex; readonly cards: readonly number[] | null }
  | { readonly kind: 'giddyup'; readonly seat: Seat; readonly surplus: number }
  /** `bid` is the viewer's own. */
  | { readonly kind: 'absolute'; readonly seat: Seat; readonly undecided: readonly Seat[]; readonly bid: boolean | null }
  | { readonly kind: 'over' };

export type PhaseKind = PhaseView['kind'];

export interface HypeView {
  readonly seat: Seat;
  readonly stack: StackIndex;
  /** open: everybody decides; lastChance: one after the other may stop; grace: until the next card lies on it. */
  readonly stage: 'open' | 'lastChance' | 'grace';
  /** Who laid each card of this Hype, from the first to the top one. */
  readonly layers: readonly Seat[];
  /** The viewer's own among those cards; null for everybody else's. */
  readonly cards: readonly (number | null)[];
  /** Who has neither said egal nor joined yet. */
  readonly undecided: readonly Seat[];
  readonly mayStop: readonly Seat[];
}

/** The last card laid face up, with what was said. */
export interface LayView {
  readonly number: number;
  readonly seat: Seat;
  readonly card: number;
  readonly stack: StackIndex;
  readonly letter: Letter | null;
  readonly colour: Colour | null;
  readonly lena: boolean;
}

/** A card that the last action showed to everybody, and where it went. */
export type RevealedView =
  | { readonly place: 'hand'; readonly seat: Seat; readonly card: number }
  | { readonly place: 'stack'; readonly stack: StackIndex; readonly card: number }
  | { readonly place: 'talon'; readonly card: number };

export interface View {
  readonly options: Options;
  readonly dealer: Seat;
  readonly seats: readonly SeatView[];
  /** The viewer's own cards in ascending order; empty for the table. */
  readonly hand: readonly number[];
  readonly stacks: readonly [StackView, StackView];
  readonly talon: { readonly count: number; readonly back: Back | null };
  /** 1 is clockwise. */
  readonly direction: 1 | -1;
  readonly phase: PhaseView;
  readonly hype: HypeView | null;
  /** Who may still object to the last lay (challenge), or null when it is settled. */
  readonly objectors: readonly Seat[] | null;
  readonly lastLay: LayView | null;
  /** What the last action showed; several cards when calls came together. */
  readonly revealed: readonly RevealedView[];
}
