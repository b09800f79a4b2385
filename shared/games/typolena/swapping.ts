import type { Refusal, Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { ActionOf } from './actions';
import { backOf } from './cards';
import { exchangeHands } from './passing';
import { NO_SUCH_SEAT, NOT_NOW, NOT_YOURSELF, NOT_YOUR_TURN, refusal, type Events, type Rule } from './rule';
import { handOf, type Phase, type State } from './state';
import { endTurn } from './turns';

type SwapPhase = Extract<Phase, { readonly kind: 'swap' }>;

const NO_SUCH_POSITION = refusal('no-such-position');
const ALREADY_DRAWN = refusal('already-drawn');

/** TY-73: the player has to swap a card with somebody. */
export function playGreygreen(state: State, seat: Seat): void {
  state.phase = { kind: 'swapPartner', seat };
}

/** TY-73, TY-79: any other player, even with a single card. TS-22: the same choice for who holds both Strangers. */
export const choosePartner: Rule<ActionOf<'choosePartner'>> = {
  check(state, seat, action) {
    const { phase } = state;
    if (phase.kind !== 'swapPartner' && phase.kind !== 'strangerPartner') return NOT_NOW;
    if (phase.seat !== seat) return NOT_YOUR_TURN;
    if (action.seat === seat) return NOT_YOURSELF;
    return action.seat < state.seatCount ? null : NO_SUCH_SEAT;
  },
  perform(state, seat, action, events) {
    const { phase } = state;
    const partner = action.seat;
    events?.push({ type: 'partnerChosen', seat, partner, whole: phase.kind === 'strangerPartner' });
    if (phase.kind === 'strangerPartner') {
      exchangeHands(state, seat, partner, phase.layer, events);
      return;
    }
    // G-TY-44: nobody can tell from a hand's order which card lies where.
    shuffle(state.random, handOf(state, seat));
    shuffle(state.random, handOf(state, partner));
    state.phase = { kind: 'swap', seats: [seat, partner], positions: [null, null] };
  },
};

/** Which of the two partners a seat is. */
export function sideOf(phase: SwapPhase, seat: Seat): 0 | 1 | null {
  if (phase.seats[0] === seat) return 0;
  return phase.seats[1] === seat ? 1 : null;
}

function checkDraw(state: State, seat: Seat, action: ActionOf<'drawFrom'>): Refusal | null {
  const { phase } = state;
  if (phase.kind !== 'swap') return NOT_NOW;
  const side = sideOf(phase, seat);
  if (side === null) return NOT_YOUR_TURN;
  if (phase.positions[side] !== null) return ALREADY_DRAWN;
  return action.position < handOf(state, phase.seats[side === 0 ? 1 : 0]).length ? null : NO_SUCH_POSITION;
}

/** TY-77: only now do the two cards change hands. */
function complete(state: State, phase: SwapPhase, first: number, second: number, events: Events): void {
  const [one, other] = phase.seats;
  const mine = handOf(state, one);
  const theirs = handOf(state, other);
  const toOne = theirs[first];
  const toOther = mine[second];
  if (toOne === undefined || toOther === undefined) return;
  theirs[first] = toOther;
  mine[second] = toOne;
  events?.push({ type: 'swapped', seats: phase.seats, cards: [toOne, toOther] });
  endTurn(state, one, events);
}

/** TY-74 to TY-77, G-TY-43: both draw by position from the other's backs, in any order, without seeing the card. */
export const drawFrom: Rule<ActionOf<'drawFrom'>> = {
  check: checkDraw,
  perform(state, seat, { position }, events) {
    const { phase } = state;
    if (phase.kind !== 'swap') return;
    const side = sideOf(phase, seat);
    const from = phase.seats[side === 0 ? 1 : 0];
    const card = handOf(state, from)[position];
    if (side === null || card === undefined) return;
    events?.push({ type: 'drawnFrom', seat, from, position, card, back: backOf(card) });
    const first = side === 0 ? position : phase.positions[0];
    const second = side === 1 ? position : phase.positions[1];
    if (first !== null && second !== null) complete(state, phase, first, second, events);
    else state.phase = { kind: 'swap', seats: phase.seats, positions: [first, second] };
  },
};
