import type { Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import { ECKDREI } from './cards';
import type { DrawReason } from './events';
import { countOf, owesHeil } from './hand';
import { sayHeil, tableSaysHeil } from './saying';
import { DUTY_MET, NO_DUTY, handOf } from './state';
import type { Events, State } from './state';

/** The top card stays, everything below it is shuffled and drawn again. */
function renewTalon(state: State, events: Events): void {
  const top = state.discardCards.pop();
  if (top === undefined) return;
  state.talonCards = shuffle(state.random, state.discardCards);
  state.discardCards = [top];
  if (state.talonCards.length > 0) events?.push({ type: 'reshuffled', count: state.talonCards.length });
}

/** Draws cards; what is not there is forgiven. */
export function drawCards(state: State, seat: Seat, wanted: number, reason: DrawReason, events: Events): void {
  const hand = handOf(state, seat);
  const before = hand.length;
  while (hand.length < before + wanted) {
    if (state.talonCards.length === 0) renewTalon(state, events);
    const card = state.talonCards.pop();
    if (card === undefined) break;
    hand.push(card);
  }
  if (events !== null) {
    const cards = hand.slice(before);
    events.push({ type: 'drew', seat, reason, count: cards.length, cards, missing: wanted - cards.length });
  }
  if (hand.length === before) return;
  state.idle = 0;
  state.heilOpen[seat] = true;
  state.dreieckOpen[seat] = true;
  lookAtHand(state, seat, events);
}

/** [HD-24, HD-26, HD-33] What has to be said about a hand that has changed, where the table says it. */
export function lookAtHand(state: State, seat: Seat, events: Events): void {
  const hand = handOf(state, seat);
  if (tableSaysHeil(state) && state.heilStands[seat] !== true && owesHeil(hand)) sayHeil(state, seat, events);
  if (state.eckdrei[seat] === NO_DUTY && countOf(hand, ECKDREI) >= 3) {
    state.eckdrei[seat] = 0;
    events?.push({ type: 'eckdrei', seat });
  }
}

/** [HD-34, HD-35] An Eckdrei card has left the hand. */
export function meetDuty(state: State, seat: Seat, events: Events): void {
  if ((state.eckdrei[seat] ?? NO_DUTY) < 0) return;
  state.eckdrei[seat] = DUTY_MET;
  events?.push({ type: 'eckdreiGone', seat });
}
