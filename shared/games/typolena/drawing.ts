import type { Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import { backOf } from './cards';
import type { DrawReason } from './events';
import type { Events } from './rule';
import { handOf, type Stack, type State } from './state';

function takeLaid(stack: Stack, talon: number[]): void {
  const kept = stack.packet > 0 ? stack.packet : 1;
  if (stack.cards.length > kept) talon.push(...stack.cards.splice(0, stack.cards.length - kept));
}

/**
 * TY-44, TY-45, G-TY-25, G-TS-36: the tops of both stacks stay where they are, a Hype's whole packet for a top; all other
 * laid cards, turned the right way (TS-56), become the talon.
 */
function renewTalon(state: State, events: Events): void {
  takeLaid(state.stacks[0], state.talon);
  takeLaid(state.stacks[1], state.talon);
  if (state.hype !== null && state.hype.under > 0) state.hype = { ...state.hype, under: 0 };
  shuffle(state.random, state.talon);
  if (state.talon.length > 0) events?.push({ type: 'reshuffled', count: state.talon.length });
}

/**
 * Draws cards from the talon (TY-41, TY-37, TY-55). The talon is renewed when a card is needed (G-TY-24); what is not
 * there is forgiven (G-TY-26).
 */
export function drawCards(state: State, seat: Seat, wanted: number, reason: DrawReason, events: Events): void {
  const hand = handOf(state, seat);
  const before = hand.length;
  for (let count = 0; count < wanted; count++) {
    if (state.talon.length === 0) renewTalon(state, events);
    const card = state.talon.pop();
    if (card === undefined) break;
    hand.push(card);
    state.idle = 0;
  }
  if (events !== null) {
    const cards = hand.slice(before);
    const backs = cards.map(backOf);
    events.push({ type: 'drew', seat, reason, cards, backs, missing: wanted - cards.length });
  }
  if (state.talon.length === 0 && state.options.reshuffle === 'onEmpty') renewTalon(state, events);
}

/** TY-13, TF-32, G-TY-8: as many cards above it as below, or one fewer above. Works on an empty talon too (G-TF-10). */
export function tuckIntoMiddle(talon: number[], card: number): void {
  talon.splice(talon.length - Math.floor(talon.length / 2), 0, card);
}
