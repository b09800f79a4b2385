import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf, StackIndex } from './actions';
import { CARD } from './cards';
import { drawCards } from './drawing';
import { NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN, refusal, type Events, type Rule } from './rule';
import { handOf, neighbour, removeCard, reveal, type State } from './state';
import { endTurn } from './turns';

const NOT_THE_DEVIL = refusal('not-the-devil');
const NO_STACK = refusal('no-stack');

/** TS-67, TS-68. */
const FEWEST = 3;
export const MOST = 6;

/** TS-66 to TS-68, G-TS-48 to G-TS-50: one player after the other counts; who has too many is asked. */
function count(state: State, first: Seat, layer: Seat, events: Events): void {
  let seat = first;
  for (;;) {
    const size = handOf(state, seat).length;
    if (size > MOST) {
      state.phase = { kind: 'giddyup', seat, layer };
      return;
    }
    if (size < FEWEST) drawCards(state, seat, FEWEST - size, 'giddyup', events);
    if (seat === layer) {
      endTurn(state, layer, events);
      return;
    }
    seat = neighbour(state, seat);
  }
}

/** TS-66, G-TS-49, G-TS-51: the count begins with the next player and ends with the one who laid the card. */
export function playGiddyup(state: State, seat: Seat, _stack: StackIndex, events: Events): void {
  count(state, neighbour(state, seat), seat, events);
}

/** The seat whose surplus it was is through. */
function goOn(state: State, seat: Seat, layer: Seat, events: Events): void {
  if (seat === layer) endTurn(state, layer, events);
  else count(state, neighbour(state, seat), layer, events);
}

function checkSurplus(state: State, seat: Seat): Refusal | null {
  if (state.phase.kind !== 'giddyup') return NOT_NOW;
  return state.phase.seat === seat ? null : NOT_YOUR_TURN;
}

/** TS-68 to TS-71, G-TS-52: a surplus card is shown and pushed under a stack; anything but the Fehlerteufel. */
export const discardUnder: Rule<ActionOf<'discardUnder'>> = {
  check(state, seat, { card, stack }) {
    const refused = checkSurplus(state, seat);
    if (refused !== null) return refused;
    if (!handOf(state, seat).includes(card)) return NOT_IN_HAND;
    if (card === CARD.devil) return NOT_THE_DEVIL;
    return state.stacks[stack].cards.length > 0 ? null : NO_STACK;
  },
  perform(state, seat, { card, stack }, events) {
    if (state.phase.kind !== 'giddyup') return;
    removeCard(handOf(state, seat), card);
    state.stacks[stack].cards.unshift(card);
    reveal(state, { place: 'stack', stack, card });
    events?.push({ type: 'discardedUnder', seat, card, stack });
    if (handOf(state, seat).length === MOST) goOn(state, seat, state.phase.layer, events);
  },
};

/** TS-68: the rest is kept. */
export const done: Rule<ActionOf<'done'>> = {
  check: checkSurplus,
  perform(state, seat, _action, events) {
    if (state.phase.kind !== 'giddyup') return;
    events?.push({ type: 'surplusKept', seat });
    goOn(state, seat, state.phase.layer, events);
  },
};
