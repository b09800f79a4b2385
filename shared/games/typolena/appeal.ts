import type { Seat } from '../../engine/contract';
import type { Action, ActionOf, ActionType, LayAction } from './actions';
import { CARD, isLena, isMotif, isSpecial, specialOf } from './cards';
import { mistakeIn } from './judging';
import { listLays } from './lists';
import { handOf, type State } from './state';

type Appeals = {
  readonly [Type in ActionType]: (state: State, seat: Seat, action: ActionOf<Type>) => number;
};

/** People misread a typeface now and then. */
const SLIP = 0.002;
const RARELY = 0.05;
const SELDOM = 0.5;
const PLAIN = 1;
const GOOD = 4;
const BEST = 10;
/** A hand that may have to end soon. */
const FEW = 4;

function lenaCards(hand: readonly number[]): number {
  let count = 0;
  for (const card of hand) if (isLena(card)) count += 1;
  return count;
}

/** How gladly a card leaves the hand: the last Lena card is kept for the end (TY-88), special cards for a need. */
function readiness(hand: readonly number[], card: number): number {
  if (isSpecial(card)) return PLAIN;
  if (isLena(card) && hand.length > 1 && hand.length <= FEW && lenaCards(hand) === 1) return PLAIN;
  return GOOD;
}

/** The swap, the push and the change of hands can rid a seat of the Fehlerteufel. */
function helpsAgainstDevil(hand: readonly number[], action: LayAction): boolean {
  const { colour } = action;
  return hand.includes(CARD.devil) && (colour === 'pink' || colour === 'purple' || colour === 'greygreen');
}

function appealOfLay(state: State, seat: Seat, action: LayAction): number {
  const hand = handOf(state, seat);
  if (mistakeIn(state, action, hand.length) !== null) return SLIP;
  if (hand.length === 1) return BEST * BEST;
  // Passing a small hand on is no good idea, passing on a large one is.
  if (action.colour === 'purple' && !hand.includes(CARD.devil)) return hand.length > FEW ? GOOD : SELDOM;
  return helpsAgainstDevil(hand, action) ? BEST : readiness(hand, action.card);
}

function hasRightLay(state: State, seat: Seat): boolean {
  const hand = handOf(state, seat);
  const lays: Action[] = [];
  listLays(state, hand, lays);
  return lays.some((lay) => lay.type === 'lay' && mistakeIn(state, lay, hand.length) === null);
}

/** What one would rather not hold: the Fehlerteufel above all, then cards that cannot be laid last. */
function burden(card: number): number {
  if (card === CARD.devil) return BEST;
  if (isLena(card)) return SELDOM;
  return isMotif(card) ? GOOD : PLAIN;
}

function worthTaking(card: number): number {
  if (card === CARD.devil) return SLIP;
  if (isLena(card)) return PLAIN;
  return isSpecial(card) ? SELDOM : RARELY;
}

function fewerCardsFirst(state: State, other: Seat): number {
  return BEST / handOf(state, other).length;
}

/** A face-down card that is no Hype is a bluff; a Hype card is safe. */
function appealFaceDown(hand: readonly number[], card: number): number {
  if (specialOf(card) === 'hype') return PLAIN;
  if (card === CARD.devil) return SELDOM;
  return hand.length > FEW ? RARELY : SLIP;
}

/** The seat knows the top card when it has laid it itself. */
function appealOfStop(state: State, seat: Seat): number {
  const hype = state.hype;
  if (hype === null) return RARELY;
  const isOwn = hype.layers[hype.layers.length - 1] === seat;
  return isOwn ? SLIP : RARELY * hype.layers.length * 2;
}

/** Objects when the lay looks wrong: everything that decides about it lies open (TY-35). */
function isWrongLay(state: State): boolean {
  return state.claim !== null && state.claim.mistake !== null;
}

const APPEALS: Appeals = {
  lay: appealOfLay,
  draw: (state, seat) => (hasRightLay(state, seat) ? RARELY * 2 : BEST),
  pass: (state, seat) => (hasRightLay(state, seat) ? RARELY : BEST),
  take: () => PLAIN,
  show: () => GOOD,
  tuck: (state, seat) => (handOf(state, seat).length === 1 ? BEST * BEST : BEST),
  accept: () => PLAIN,
  push: (state, _seat, { card, to }) => burden(card) * fewerCardsFirst(state, to),
  pushBack: (_state, _seat, { card }) => burden(card),
  keep: () => RARELY,
  choosePartner: (state, seat, action) => {
    const whole = state.phase.kind === 'strangerPartner';
    const other = handOf(state, action.seat).length;
    return whole ? (other < handOf(state, seat).length ? GOOD : SELDOM) / other : PLAIN / other;
  },
  drawFrom: () => PLAIN,
  hype: (state, seat, { card }) => appealFaceDown(handOf(state, seat), card),
  join: (state, seat, { card }) => appealFaceDown(handOf(state, seat), card),
  egal: () => GOOD,
  stop: appealOfStop,
  exchange: (_state, _seat, { takeCard, giveCard }) => worthTaking(takeCard) * burden(giveCard) * RARELY,
  decline: () => SELDOM,
  discardUnder: (_state, _seat, { card }) => burden(card),
  done: () => RARELY,
  callAbsolute: () => GOOD,
  bid: (state, _seat, { yes }) => (yes ? PLAIN : Math.max(1, state.seatCount - 2)),
  object: (state) => (isWrongLay(state) ? GOOD : SLIP),
  approve: (state) => (isWrongLay(state) ? RARELY : GOOD),
};

/** How sensible an action looks from the seat's own cards and from what lies open. */
export function appeal(state: State, seat: Seat, action: Action): number {
  // The table is looked up by the very type of the action that is handed over.
  const weigh = APPEALS[action.type] as (state: State, seat: Seat, action: Action) => number;
  return weigh(state, seat, action);
}
