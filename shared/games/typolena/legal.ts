import type { Seat } from '../../engine/contract';
import { bidders } from './absolute';
import { GRAWLIX, type Action } from './actions';
import { CARD, isMotif } from './cards';
import { deciders, stoppers } from './hype';
import { listHypes, listLays } from './lists';
import { HIGHEST_RED } from './penalties';
import { handOf, has, otherStack, type Phase, type State } from './state';
import { sideOf } from './swapping';
import { STACKS } from './lays';

type List = Action[];
type Listing = {
  readonly [Kind in Phase['kind']]: (
    state: State,
    seat: Seat,
    phase: Extract<Phase, { readonly kind: Kind }>,
    list: List,
  ) => void;
};

const DRAW: Action = Object.freeze({ type: 'draw' });
const PASS: Action = Object.freeze({ type: 'pass' });
const TAKE: Action = Object.freeze({ type: 'take' });
const SHOW: Action = Object.freeze({ type: 'show' });
const TUCK: Action = Object.freeze({ type: 'tuck', word: null });
/** The word stands for any that the player likes (TF-36). */
const TUCK_LAST: Action = Object.freeze({ type: 'tuck', word: GRAWLIX });
const ACCEPT: Action = Object.freeze({ type: 'accept' });
const KEEP: Action = Object.freeze({ type: 'keep' });
const EGAL: Action = Object.freeze({ type: 'egal' });
const STOP: Action = Object.freeze({ type: 'stop' });
const DECLINE: Action = Object.freeze({ type: 'decline' });
const DONE: Action = Object.freeze({ type: 'done' });
const CALL: Action = Object.freeze({ type: 'callAbsolute' });
const BIDS: readonly Action[] = [Object.freeze({ type: 'bid', yes: true }), Object.freeze({ type: 'bid', yes: false })];

function listShow(state: State, seat: Seat, list: List): void {
  if (handOf(state, seat).includes(CARD.devil)) list.push(SHOW);
}

/** G-TF-4: to counter, to show, to tuck and to take exclude each other. */
function listRed(state: State, seat: Seat, phase: Extract<Phase, { readonly kind: 'red' }>, list: List): void {
  list.push(TAKE);
  listShow(state, seat, list);
  const hand = handOf(state, seat);
  if (phase.count < HIGHEST_RED) listLays(state, hand, list);
  else if (hand.includes(CARD.devil)) list.push(hand.length === 1 ? TUCK_LAST : TUCK);
}

function listAttack(state: State, seat: Seat, _phase: Phase, list: List): void {
  list.push(ACCEPT);
  listShow(state, seat, list);
}

function listPartners(state: State, seat: Seat, _phase: Phase, list: List): void {
  for (let other = 0; other < state.seatCount; other++) if (other !== seat) list.push({ type: 'choosePartner', seat: other });
}

function listExchanges(state: State, seat: Seat, phase: Extract<Phase, { readonly kind: 'rogue' }>, list: List): void {
  list.push(DECLINE);
  for (const giveCard of handOf(state, seat)) {
    if (!isMotif(giveCard)) continue;
    for (const takeCard of state.stacks[phase.stack].cards) list.push({ type: 'exchange', takeCard, giveCard });
  }
}

function listSurplus(state: State, seat: Seat, list: List): void {
  list.push(DONE);
  for (const card of handOf(state, seat)) {
    if (card === CARD.devil) continue;
    for (const stack of STACKS) if (state.stacks[stack].cards.length > 0) list.push({ type: 'discardUnder', card, stack });
  }
}

const nothing = () => undefined;

/** What the seat may do when the phase waits for it. */
const LISTING: Listing = {
  turn: (state, seat, phase, list) => {
    list.push(phase.drawn ? PASS : DRAW);
    const hand = handOf(state, seat);
    listLays(state, hand, list);
    listHypes(state, hand, list);
  },
  red: listRed,
  skip: listAttack,
  push: (state, seat, _phase, list) => {
    for (const card of handOf(state, seat)) {
      for (let to = 0; to < state.seatCount; to++) if (to !== seat) list.push({ type: 'push', card, to });
    }
  },
  pushed: listAttack,
  pushBack: (state, seat, _phase, list) => {
    list.push(KEEP);
    for (const card of handOf(state, seat)) list.push({ type: 'pushBack', card });
  },
  swapPartner: listPartners,
  swap: (state, seat, phase, list) => {
    const side = sideOf(phase, seat);
    if (side === null || phase.positions[side] !== null) return;
    const size = handOf(state, phase.seats[otherStack(side)]).length;
    for (let position = 0; position < size; position++) list.push({ type: 'drawFrom', position });
  },
  strangerPartner: listPartners,
  check: nothing,
  hype: nothing,
  rogue: listExchanges,
  giddyup: (state, seat, _phase, list) => {
    listSurplus(state, seat, list);
  },
  absolute: (state, seat, phase, list) => {
    if (phase.seat === seat) return;
    if (state.options.calls === 'realtime') list.push(CALL);
    else if (bidders(state, phase).includes(seat)) list.push(...BIDS);
  },
  over: nothing,
};

function listHypeCalls(state: State, seat: Seat, list: List): void {
  const decides = has(deciders(state), seat);
  if (decides) {
    list.push(EGAL);
    const hand = handOf(state, seat);
    if (hand.length > 1) for (const card of hand) list.push({ type: 'join', card });
  }
  if (has(stoppers(state), seat)) {
    list.push(STOP);
    if (!decides) list.push(ACCEPT);
  }
}

function listObjection(state: State, seat: Seat, list: List): void {
  if (state.claim === null || state.lastLay === null || !has(state.claim.waiting, seat)) return;
  const lay = state.lastLay.number;
  list.push({ type: 'object', lay }, { type: 'approve', lay });
}

/** Exactly what `apply` would take; only the Fehlerteufel's word stands for all others. */
export function legal(state: State, seat: Seat): Action[] {
  const list: List = [];
  const { phase } = state;
  // The table is looked up by the very kind of the phase that is handed over.
  const listing = LISTING[phase.kind] as (state: State, seat: Seat, phase: Phase, list: List) => void;
  if (!('seat' in phase) || phase.seat === seat || phase.kind === 'absolute') listing(state, seat, phase, list);
  if (state.hype !== null) listHypeCalls(state, seat, list);
  if (state.claim !== null) listObjection(state, seat, list);
  return list;
}
