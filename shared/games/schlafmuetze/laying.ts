import type { Refusal, Seat } from '../../engine/contract';
import type { Source } from './actions';
import { openClaim } from './claims';
import { isClosed, mistakeIn } from './judging';
import type { LayAction } from './judging';
import { punish } from './penalty';
import { blocked, refusals } from './refusals';
import { cardsLeft, pileOf } from './state';
import type { Events, State } from './state';
import { endTurn, finish, hasNothingToDraw, mustTurnOver, restartClock } from './turn';
import type { LayView, Target } from './view';

function checkSource(state: State, seat: Seat, from: Source): Refusal | null {
  if (from === 'drawn') return state.drawnCard === null ? refusals.drawFirst : null;
  if (state.options.variant === 'A') return refusals.ownPileStays;
  if (mustTurnOver(state, seat)) return refusals.turnOverFirst;
  return pileOf(state.ownCards, seat).length === 0 ? refusals.noOwnPile : null;
}

/** What cannot be done at all; everything else can, even if it is wrong. */
function checkPossible(state: State, seat: Seat, action: LayAction): Refusal | null {
  switch (action.type) {
    case 'layMiddle':
      return checkSource(state, seat, action.from) ?? (isClosed(state, action.stack) ? refusals.stackClosed : null);
    case 'layAtSeat': {
      // [SM-55] The own pile takes a card only when it is kept.
      const isPile = action.seat !== seat && pileOf(state.ownCards, action.seat).length > 0;
      return checkSource(state, seat, action.from) ?? (isPile ? null : refusals.noPileThere);
    }
    case 'keep':
      return state.drawnCard === null ? refusals.drawFirst : null;
    case 'wait':
      if (state.drawnCard !== null) return refusals.alreadyDrew;
      return hasNothingToDraw(state, seat) ? null : refusals.drawFirst;
  }
}

export function checkLay(state: State, seat: Seat, action: LayAction): Refusal | null {
  const refused = checkPossible(state, seat, action);
  if (refused !== null || state.options.check !== 'block') return refused;
  const mistake = mistakeIn(state, seat, action);
  return mistake === null ? null : blocked[mistake];
}

function targetOf(action: LayAction): Target {
  switch (action.type) {
    case 'layMiddle':
      return { place: 'middle', stack: action.stack };
    case 'layAtSeat':
      return { place: 'seat', seat: action.seat };
    case 'keep':
      return { place: 'own' };
    case 'wait':
      return { place: 'wait' };
  }
}

function pileAt(state: State, seat: Seat, to: Target): number[] {
  if (to.place === 'middle') return pileOf(state.middleCards, to.stack);
  return pileOf(state.ownCards, to.place === 'seat' ? to.seat : seat);
}

/** Takes the card from where it is and puts it where it should go. */
function putDown(state: State, seat: Seat, action: LayAction, events: Events): LayView {
  const to = targetOf(action);
  const from = action.type === 'layMiddle' || action.type === 'layAtSeat' ? action.from : action.type === 'keep' ? 'drawn' : 'own';
  let card: number | null = null;
  if (action.type !== 'wait') {
    card = from === 'drawn' ? state.drawnCard : (pileOf(state.ownCards, seat).pop() ?? null);
    if (from === 'drawn') state.drawnCard = null;
    if (card !== null) pileAt(state, seat, to).push(card);
  }
  state.fresh = false;
  state.lays += 1;
  const lay: LayView = { number: state.lays, seat, card, from, to };
  state.lastLay = lay;
  if (events !== null) {
    if (card === null) events.push({ type: 'waited', number: lay.number, seat });
    else events.push({ type: 'laid', number: lay.number, seat, card, from, to });
  }
  return lay;
}

/** Lays a card, right or wrong. What comes of a wrong lay the table's way of checking decides. */
export function performLay(state: State, seat: Seat, action: LayAction, events: Events): void {
  const { check } = state.options;
  // Only the clock can do something wrong in `block`, and that nobody is blamed for.
  const mistake = check === 'block' ? null : mistakeIn(state, seat, action);
  const lay = putDown(state, seat, action, events);
  if (check === 'auto' && mistake !== null) {
    punish(state, lay, mistake, events);
    return;
  }
  const isLast = cardsLeft(state, seat) === 0;
  if (check === 'challenge') openClaim(state, seat, mistake, isLast);
  const isPlaced = lay.to.place === 'middle' || lay.to.place === 'seat';
  if (isPlaced) state.turned.fill(0);
  if (lay.to.place === 'middle') state.sinceMiddle = 0;
  goOn(state, seat, isPlaced, isLast, events);
}

/** [SM-34, SM-57, SM-70] The last card wins, any other placed card gives another turn; the rest ends it. */
function goOn(state: State, seat: Seat, isPlaced: boolean, isLast: boolean, events: Events): void {
  if (isLast) {
    if (state.claim === null) finish(state, [seat], 'all-cards-laid', events);
    else state.phase = 'check';
    return;
  }
  const again = isPlaced && (state.options.variant === 'B' || state.options.continueInA);
  if (again) restartClock(state);
  else endTurn(state, events);
}
