import { rankOf } from '../../cards/french';
import type { Refusal, Seat } from '../../engine/contract';
import { layAttack, playFrom } from './attack';
import type { DurakEvent } from './events';
import { refusals } from './refusals';
import { askAdders, closeTaken, limitFor } from './round';
import { beats, handOf, nextIn } from './state';
import type { DurakState } from './state';

/** Who has to cover or take now. */
export function mayDefend(state: DurakState, seat: Seat): boolean {
  return state.phase === 'round' && seat === state.defender && state.uncovered > 0 && !state.taking;
}

/** [DU-31, DU-34] Covers one attacking card with a card that beats it. */
export function cover(
  state: DurakState,
  seat: Seat,
  card: number,
  target: number,
  events: DurakEvent[] | null,
): Refusal | null {
  if (!mayDefend(state, seat)) return refusals.notYourTurn;
  if (!handOf(state, seat).includes(card)) return refusals.notInHand;
  const at = state.attackCards.indexOf(target);
  if (at < 0) return refusals.notOnTable;
  if (state.coverCards[at] !== null) return refusals.alreadyCovered;
  if (!beats(card, target, state.trumpSuit)) return refusals.doesNotBeat;
  playFrom(state, seat, card);
  state.coverCards[at] = card;
  state.uncovered -= 1;
  events?.push({ type: 'covered', seat, card, targetCard: target });
  askAdders(state, events);
  return null;
}

/** [DU-39, DU-40] Takes everything; whether he could have beaten it is nobody's business. */
export function take(state: DurakState, seat: Seat, events: DurakEvent[] | null): Refusal | null {
  if (!mayDefend(state, seat)) return refusals.notYourTurn;
  if (!state.options.addAfterTake) {
    closeTaken(state, events);
    return null;
  }
  state.taking = true;
  events?.push({ type: 'taking', seat });
  askAdders(state, events);
  return null;
}

/** The player who would have to defend after a transfer has to be able to cover one card more. */
export function mayTransfer(state: DurakState, seat: Seat): boolean {
  if (!state.options.transfer || !mayDefend(state, seat)) return false;
  if (state.uncovered !== state.attackCards.length) return false;
  return state.attackCards.length < limitFor(state, handOf(state, nextIn(state, seat)).length);
}

export function transfer(state: DurakState, seat: Seat, card: number, events: DurakEvent[] | null): Refusal | null {
  if (!mayDefend(state, seat)) return refusals.notYourTurn;
  if (!mayTransfer(state, seat)) return refusals.mayNotTransfer;
  if (!handOf(state, seat).includes(card)) return refusals.notInHand;
  if (((state.values >>> rankOf(card)) & 1) === 0) return refusals.valueNotInFight;
  layAttack(state, seat, card);
  state.attacker = seat;
  state.defender = nextIn(state, seat);
  state.limit = limitFor(state, handOf(state, state.defender).length);
  events?.push({ type: 'transferred', seat, card, defender: state.defender });
  askAdders(state, events);
  return null;
}
