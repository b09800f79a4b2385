import { PACK_SIZE, rankOf } from '../../cards/french';
import type { Seat } from '../../engine/contract';
import type { DurakAction } from './actions';
import { mayDefend, mayTransfer } from './defence';
import { mayAnswer } from './offer';
import { holdsFive } from './setup';
import { NOBODY, beats, handOf } from './state';
import type { DurakState } from './state';

// Actions are plain data and never changed, so that the same ones serve every list: searches make millions of lists.
const everyCard = Array.from({ length: PACK_SIZE }, (_, card) => card);
const REDEAL: DurakAction = { type: 'redeal' };
const KEEP: DurakAction = { type: 'keep' };
const PASS: DurakAction = { type: 'pass' };
const TAKE: DurakAction = { type: 'take' };
const ATTACK = everyCard.map((card): DurakAction => ({ type: 'attack', cards: [card] }));
const ADD = everyCard.map((card): DurakAction => ({ type: 'add', card }));
const TRANSFER = everyCard.map((card): DurakAction => ({ type: 'transfer', card }));
const COVER = everyCard.flatMap((targetCard) =>
  everyCard.map((card): DurakAction => ({ type: 'cover', card, targetCard })),
);

/** Who may act now; the attacker's side and the defender often at once. */
export function acting(state: DurakState): Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'offer') {
    const seats: Seat[] = [];
    for (let seat = 0; seat < state.seats; seat++) if (mayAnswer(state, seat)) seats.push(seat);
    return seats;
  }
  if (state.attackCards.length === 0) return [state.attacker];
  const defends = mayDefend(state, state.defender);
  if (state.adder === NOBODY) return defends ? [state.defender] : [];
  return defends ? [state.adder, state.defender] : [state.adder];
}

export function legal(state: DurakState, seat: Seat): DurakAction[] {
  const actions: DurakAction[] = [];
  if (state.phase === 'offer') {
    if (!mayAnswer(state, seat)) return actions;
    actions.push(KEEP);
    if (holdsFive(handOf(state, seat))) actions.push(REDEAL);
    return actions;
  }
  if (state.phase === 'over') return actions;
  if (state.attackCards.length === 0) {
    if (seat === state.attacker) listAttacks(state, handOf(state, seat), actions);
  } else if (seat === state.defender) listDefence(state, seat, actions);
  else if (seat === state.adder) {
    for (const card of handOf(state, seat)) if (hasAppeared(state, card)) push(actions, ADD[card]);
    actions.push(PASS);
  }
  return actions;
}

function push(actions: DurakAction[], action: DurakAction | undefined): void {
  if (action !== undefined) actions.push(action);
}

function hasAppeared(state: DurakState, card: number): boolean {
  return ((state.values >>> rankOf(card)) & 1) === 1;
}

/** [DU-23] Every single card, and every set of cards of one value that the defender may be given. */
function listAttacks(state: DurakState, hand: readonly number[], actions: DurakAction[]): void {
  let seen = 0;
  let doubled = 0;
  for (const card of hand) {
    push(actions, ATTACK[card]);
    const bit = 1 << rankOf(card);
    doubled |= seen & bit;
    seen |= bit;
  }
  if (doubled === 0 || state.limit < 2) return;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] ?? 0;
    if (((doubled >>> rankOf(card)) & 1) === 1) listSets(hand, index, [card], state.limit, actions);
  }
}

/** Adds the sets that begin with `chosen` and go on with equal cards further right. */
function listSets(hand: readonly number[], last: number, chosen: number[], limit: number, actions: DurakAction[]): void {
  const rank = rankOf(chosen[0] ?? 0);
  for (let index = last + 1; index < hand.length; index++) {
    const card = hand[index] ?? 0;
    if (rankOf(card) !== rank) continue;
    const cards = [...chosen, card];
    actions.push({ type: 'attack', cards });
    if (cards.length < limit) listSets(hand, index, cards, limit, actions);
  }
}

function listDefence(state: DurakState, seat: Seat, actions: DurakAction[]): void {
  if (!mayDefend(state, seat)) return;
  const hand = handOf(state, seat);
  for (let index = 0; index < state.attackCards.length; index++) {
    if (state.coverCards[index] !== null) continue;
    const target = state.attackCards[index] ?? 0;
    for (const card of hand) {
      if (beats(card, target, state.trumpSuit)) push(actions, COVER[target * PACK_SIZE + card]);
    }
  }
  if (mayTransfer(state, seat)) {
    for (const card of hand) if (hasAppeared(state, card)) push(actions, TRANSFER[card]);
  }
  actions.push(TAKE);
}
