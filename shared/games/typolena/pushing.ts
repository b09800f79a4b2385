import type { Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import { backOf } from './cards';
import { NO_SUCH_SEAT, NOT_IN_HAND, NOT_NOW, NOT_YOURSELF, NOT_YOUR_TURN, type Events, type Rule } from './rule';
import { handOf, removeCard, type State } from './state';
import { endTurn } from './turns';

/** TF-15, G-TF-20: the Fehlerteufel counts among the three, the refused card does not. */
const PUSH_BACK_NEEDS = 3;

/** TY-68: the player has to push a card to somebody. */
export function playPink(state: State, seat: Seat): void {
  state.phase = { kind: 'push', seat };
}

/** TY-68, TY-69, G-TY-40, G-TY-41: card and target are fixed first; the Fehlerteufel may be that card (TF-25). */
export const push: Rule<ActionOf<'push'>> = {
  check(state, seat, action) {
    if (state.phase.kind !== 'push') return NOT_NOW;
    if (state.phase.seat !== seat) return NOT_YOUR_TURN;
    if (!handOf(state, seat).includes(action.card)) return NOT_IN_HAND;
    if (action.to === seat) return NOT_YOURSELF;
    return action.to < state.seatCount ? null : NO_SUCH_SEAT;
  },
  perform(state, seat, { card, to }, events) {
    removeCard(handOf(state, seat), card);
    state.phase = { kind: 'pushed', seat: to, from: seat, card };
    events?.push({ type: 'pushed', from: seat, to, card, back: backOf(card) });
  },
};

export function acceptPushed(state: State, seat: Seat, events: Events): void {
  if (state.phase.kind !== 'pushed') return;
  const { card, from } = state.phase;
  handOf(state, seat).push(card);
  events?.push({ type: 'pushTaken', from, to: seat, card, back: backOf(card) });
  endTurn(state, from, events);
}

/** TF-14, TF-15, G-TF-19: the card goes back; with three cards in hand the target may push one to the attacker. */
export function refusePushed(state: State, seat: Seat, events: Events): void {
  if (state.phase.kind !== 'pushed') return;
  const { card, from } = state.phase;
  handOf(state, from).push(card);
  events?.push({ type: 'pushRefused', from: seat, to: from, card, back: backOf(card) });
  if (handOf(state, seat).length >= PUSH_BACK_NEEDS) state.phase = { kind: 'pushBack', seat, to: from };
  else endTurn(state, from, events);
}

/** TF-15, TF-16, TF-26, G-TF-21: any card, the Fehlerteufel too, and it cannot be refused. */
export const pushBack: Rule<ActionOf<'pushBack'>> = {
  check(state, seat, action) {
    if (state.phase.kind !== 'pushBack') return NOT_NOW;
    if (state.phase.seat !== seat) return NOT_YOUR_TURN;
    return handOf(state, seat).includes(action.card) ? null : NOT_IN_HAND;
  },
  perform(state, seat, { card }, events) {
    if (state.phase.kind !== 'pushBack') return;
    const { to } = state.phase;
    removeCard(handOf(state, seat), card);
    handOf(state, to).push(card);
    events?.push({ type: 'pushedBack', from: seat, to, card, back: backOf(card) });
    endTurn(state, to, events);
  },
};

export const keep: Rule<ActionOf<'keep'>> = {
  check(state, seat) {
    if (state.phase.kind !== 'pushBack') return NOT_NOW;
    return state.phase.seat === seat ? null : NOT_YOUR_TURN;
  },
  perform(state, seat, _action, events) {
    if (state.phase.kind !== 'pushBack') return;
    events?.push({ type: 'nothingPushedBack', seat });
    endTurn(state, state.phase.to, events);
  },
};
