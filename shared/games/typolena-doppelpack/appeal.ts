import type { Seat } from '../../engine/contract';
import { isLena, letterMask } from '../typolena/cards';
import type { DoppelpackAction, LayAction } from './actions';
import { mistakeIn } from './judging';
import { handOf, topOf } from './state';
import type { DoppelpackState } from './state';

/** People misread a typeface now and then, and forget an animal even less often. */
const SLIP = 0.002;
const SELDOM = 0.2;
const PLAIN = 1;
const GOOD = 5;
const BEST = 50;

/** The more of the other cards could follow, the better. */
function appealOfLay(state: DoppelpackState, seat: Seat, action: LayAction): number {
  const hand = handOf(state, seat);
  if (mistakeIn(state, action, hand.length) !== null) return SLIP;
  if (hand.length === 1) return BEST;
  let followers = 0;
  if (state.laid === 0) for (const card of hand) if (card !== action.card && letterMask(card, action.card) !== 0) followers += 1;
  return GOOD + GOOD * followers;
}

/** Whether some card of the hand could be laid; with the Lena rule the last one has to be a Lena card. */
function canLay(state: DoppelpackState, seat: Seat): boolean {
  const hand = handOf(state, seat);
  const needsLena = state.options.lena && hand.length === 1;
  return hand.some((card) => letterMask(card, topOf(state)) !== 0 && (!needsLena || isLena(card)));
}

/** Everything that decides about a lay lies open, so whoever looks can tell whether it was wrong. */
function looksWrong(state: DoppelpackState): boolean {
  return state.claim !== null && state.claim.mistake !== null;
}

/** How sensible the action looks, from the seat's own hand and from what lies open. */
export function appeal(state: DoppelpackState, seat: Seat, action: DoppelpackAction): number {
  switch (action.type) {
    case 'draw':
      return PLAIN;
    case 'lay':
      return appealOfLay(state, seat, action);
    case 'pass':
      return canLay(state, seat) ? SELDOM : GOOD;
    case 'object':
      return looksWrong(state) ? GOOD : SLIP;
    case 'approve':
      return looksWrong(state) ? SELDOM : GOOD;
  }
}
