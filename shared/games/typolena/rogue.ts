import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf, StackIndex } from './actions';
import { backOf, isMotif } from './cards';
import { NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN, refusal, type Events, type Rule } from './rule';
import { handOf, otherStack, removeCard, type State } from './state';
import { endTurn } from './turns';

const NOT_IN_STACK = refusal('not-in-stack');
const ONLY_MOTIFS = refusal('only-motifs');

/** TS-57, G-TS-45: the player may look through the other stack and pick a card. */
export function playRogue(state: State, seat: Seat, stack: StackIndex): void {
  state.phase = { kind: 'rogue', seat, stack: otherStack(stack) };
}

function checkRogue(state: State, seat: Seat): Refusal | null {
  if (state.phase.kind !== 'rogue') return NOT_NOW;
  return state.phase.seat === seat ? null : NOT_YOUR_TURN;
}

/**
 * TS-57 to TS-61, G-TS-39 to G-TS-47: any card of the other stack for one from the hand, which comes to lie on top; its
 * colours do nothing, it need not fit, and it is no last card.
 */
export const exchange: Rule<ActionOf<'exchange'>> = {
  check(state, seat, { takeCard, giveCard }) {
    const refused = checkRogue(state, seat);
    if (refused !== null || state.phase.kind !== 'rogue') return refused;
    if (!handOf(state, seat).includes(giveCard)) return NOT_IN_HAND;
    if (!isMotif(giveCard)) return ONLY_MOTIFS;
    return state.stacks[state.phase.stack].cards.includes(takeCard) ? null : NOT_IN_STACK;
  },
  perform(state, seat, { takeCard, giveCard }, events) {
    if (state.phase.kind !== 'rogue') return;
    const { stack } = state.phase;
    const { cards } = state.stacks[stack];
    cards.splice(cards.indexOf(takeCard), 1);
    removeCard(handOf(state, seat), giveCard);
    cards.push(giveCard);
    handOf(state, seat).push(takeCard);
    events?.push({ type: 'exchanged', seat, stack, takenCard: takeCard, takenBack: backOf(takeCard), givenCard: giveCard });
    endTurn(state, seat, events);
  },
};

/** G-TS-39, G-TS-41: both halves or nothing. */
export const decline: Rule<ActionOf<'decline'>> = {
  check: checkRogue,
  perform(state, seat, _action, events: Events) {
    events?.push({ type: 'exchangeDeclined', seat });
    endTurn(state, seat, events);
  },
};
