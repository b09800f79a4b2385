import type { Seat } from '../../engine/contract';
import type { StackIndex } from './actions';
import type { Back, Colour, Letter } from './cards';

/** Why a lay was wrong (TY-36, TY-39, TY-88, G-TY-19 to G-TY-21). */
export type Mistake =
  /** The cards share no letter. */
  | 'fit'
  /** They share one, but not the named one. */
  | 'letter'
  /** Nothing to fit lies beside: a special card, face-down cards, the Fehlerteufel or nothing. */
  | 'beside'
  /** This may not be the last card. */
  | 'lastCard'
  | 'letterMissing'
  | 'colourMissing'
  | 'colourWrong'
  | 'lenaMissing';

/** Why somebody draws. */
export type DrawReason = 'turn' | 'mistake' | 'red' | 'shown' | 'hype' | 'giddyup' | 'objection';

/** A call for the television: who pressed when, in milliseconds since the window opened. */
export interface CallTime {
  readonly seat: Seat;
  readonly at: number;
}

/** What everybody notices alike. */
export type PublicEvent =
  | {
      readonly type: 'laid';
      readonly number: number;
      readonly seat: Seat;
      readonly card: number;
      readonly stack: StackIndex;
      readonly letter: Letter | null;
      readonly colour: Colour | null;
      readonly lena: boolean;
    }
  /** The card goes back to the hand. With `tried`, it had not come to lie on the stack before (it was not `laid`). */
  | {
      readonly type: 'mistake';
      readonly seat: Seat;
      readonly card: number;
      readonly stack: StackIndex;
      readonly letter: Letter | null;
      readonly reason: Mistake;
      readonly tried: boolean;
    }
  | { readonly type: 'objected'; readonly seat: Seat; readonly against: Seat; readonly lay: number; readonly upheld: boolean }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** Laid nothing at the second opportunity. */
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly attacker: Seat; readonly colour: 'red' | 'blue'; readonly count: number }
  /** The attack would hit the attacker himself (G-TF-13). */
  | { readonly type: 'attackLapsed'; readonly seat: Seat; readonly colour: 'red' | 'blue' }
  /** `delayed`: because of a Fehlerteufel shown earlier (TF-10). */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly delayed: boolean }
  /** Will sit out when the turn next comes round (TF-9). */
  | { readonly type: 'skipMarked'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly against: Seat; readonly colour: 'red' | 'blue' | 'pink'; readonly card: number }
  | { readonly type: 'tucked'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'reversed'; readonly direction: 1 | -1 }
  | { readonly type: 'nothingPushedBack'; readonly seat: Seat }
  | { readonly type: 'partnerChosen'; readonly seat: Seat; readonly partner: Seat; readonly whole: boolean }
  /** Whole hands move; empty when the Strangers keep every hand where it is. */
  | { readonly type: 'handsMoved'; readonly moves: readonly { readonly from: Seat; readonly to: Seat; readonly count: number }[] }
  | { readonly type: 'egal'; readonly seat: Seat; readonly silent: boolean }
  /** Everybody has decided; with `grace` it may still be stopped. */
  | { readonly type: 'hypeDecided'; readonly grace: boolean }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly owner: Seat; readonly card: number; readonly covered: boolean }
  | { readonly type: 'exchangeDeclined'; readonly seat: Seat }
  | { readonly type: 'discardedUnder'; readonly seat: Seat; readonly card: number; readonly stack: StackIndex }
  | { readonly type: 'surplusKept'; readonly seat: Seat }
  /** The calls that decided about Absolut; `seat` plays next. */
  | {
      readonly type: 'absolute';
      readonly seat: Seat;
      readonly result: 'first' | 'simultaneous' | 'nobody';
      readonly calls: readonly CallTime[];
    }
  | { readonly type: 'bid'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'devilWon'; readonly seat: Seat; readonly card: number; readonly word: string }
  | { readonly type: 'drawn'; readonly reason: 'exhausted' | 'stalled' };

interface Drew {
  readonly type: 'drew';
  readonly seat: Seat;
  readonly reason: DrawReason;
  readonly backs: readonly Back[];
  /** Cards that should have been drawn but were not there (G-TY-26). */
  readonly missing: number;
}
/** A single card that changes hands face down. */
interface Moved {
  readonly type: 'pushed' | 'pushTaken' | 'pushRefused' | 'pushedBack';
  readonly from: Seat;
  readonly to: Seat;
  readonly back: Back;
}
/** One partner has drawn from the other; the card stays where it is until both have (TY-77). */
interface DrawnFrom {
  readonly type: 'drawnFrom';
  readonly seat: Seat;
  readonly from: Seat;
  readonly position: number;
  readonly back: Back;
}
interface Swapped {
  readonly type: 'swapped';
  readonly seats: readonly [Seat, Seat];
}
interface FaceDown {
  readonly type: 'hypeStarted' | 'hypeJoined';
  readonly seat: Seat;
  readonly stack: StackIndex;
  readonly back: Back;
}
/** The last of the cards is the one that was turned up. */
interface PacketTaken {
  readonly type: 'packetTaken';
  readonly seat: Seat;
  readonly stack: StackIndex;
  readonly backs: readonly Back[];
}
interface Exchanged {
  readonly type: 'exchanged';
  readonly seat: Seat;
  readonly stack: StackIndex;
  readonly takenBack: Back;
  readonly givenCard: number;
}

/** What the state knows about moves of hidden cards. */
export type SecretEvent =
  | (Drew & { readonly cards: readonly number[] })
  | (Moved & { readonly card: number })
  | (DrawnFrom & { readonly card: number })
  /** The card that each of `seats` gets. */
  | (Swapped & { readonly cards: readonly [number, number] })
  | (FaceDown & { readonly card: number })
  | (PacketTaken & { readonly cards: readonly number[] })
  | (Exchanged & { readonly takenCard: number });

/** The same as a viewer notices it: null stands for a card that he sees only from behind. */
export type SeenSecretEvent =
  | (Drew & { readonly cards: readonly number[] | null })
  | (Moved & { readonly card: number | null })
  | (DrawnFrom & { readonly card: number | null })
  | (Swapped & { readonly cards: readonly [number, number] | null; readonly backs: readonly [Back, Back] })
  | (FaceDown & { readonly card: number | null })
  | (PacketTaken & { readonly cards: readonly number[] | null })
  | (Exchanged & { readonly takenCard: number | null });

export type Event = PublicEvent | SecretEvent;
export type SeenEvent = PublicEvent | SeenSecretEvent;
