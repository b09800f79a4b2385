import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf, StackIndex } from './actions';
import { backOf, specialOf } from './cards';
import { drawCards } from './drawing';
import { specialPlaces } from './judging';
import { playsHypes } from './options';
import { LAST_CARD, NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN, SPECIAL_PLACE, refusal, type Events, type Rule } from './rule';
import { allSeats, handOf, has, neighbour, removeCard, reveal, topOf, type Hype, type State } from './state';
import { endTurn } from './turns';

const NO_HYPES = refusal('no-hypes');
const TOO_LATE = refusal('too-late');
const ALREADY_DECIDED = refusal('already-decided');

function putFaceDown(state: State, seat: Seat, card: number, stack: StackIndex): void {
  removeCard(handOf(state, seat), card);
  state.stacks[stack].cards.push(card);
  state.stacks[stack].packet += 1;
  state.idle = 0;
  state.unlaid = 0;
}

/** TS-28, TS-38, TS-54, G-TS-15, G-TS-18 to G-TS-20: any card face down, as the lay of one's turn. */
export const hype: Rule<ActionOf<'hype'>> = {
  check(state, seat, action) {
    if (!playsHypes(state.options)) return NO_HYPES;
    if (state.phase.kind !== 'turn') return NOT_NOW;
    if (state.phase.seat !== seat) return NOT_YOUR_TURN;
    const hand = handOf(state, seat);
    if (!hand.includes(action.card)) return NOT_IN_HAND;
    if (hand.length === 1) return LAST_CARD;
    return has(specialPlaces(state), action.stack) ? null : SPECIAL_PLACE;
  },
  perform(state, seat, { card, stack }, events) {
    const under = state.stacks[stack].packet;
    state.stacks[stack].packet = 0;
    putFaceDown(state, seat, card, stack);
    state.windows += 1;
    state.hype = {
      seat,
      stack,
      stage: 'open',
      layers: [seat],
      under,
      undecided: allSeats(state) & ~(1 << seat),
      mayStop: allSeats(state),
      asked: state.options.calls === 'sequential' ? neighbour(state, seat) : null,
      window: state.windows,
    };
    state.phase = { kind: 'hype' };
    events?.push({ type: 'hypeStarted', seat, stack, card, back: backOf(card) });
  },
};

/** TS-39, TS-47, G-TS-25: who could stop the Hype now, as a bit mask. */
export function stoppers(state: State): number {
  const running = state.hype;
  if (running === null) return 0;
  const owner = running.layers[running.layers.length - 1];
  const mask = state.options.hypeSelfStop || owner === undefined ? running.mayStop : running.mayStop & ~(1 << owner);
  return running.asked === null ? mask : mask & (1 << running.asked);
}

/** TS-31, G-TS-24: who still has to choose between egal and joining, as a bit mask. */
export function deciders(state: State): number {
  const running = state.hype;
  if (running?.stage !== 'open') return 0;
  return running.asked === null ? running.undecided : running.undecided & (1 << running.asked);
}

function finish(state: State, running: Hype, events: Events): void {
  state.hype = null;
  endTurn(state, running.seat, events);
}

/** G-TS-22: in sequence, everybody is asked once more, the starter last; nobody is asked who could not stop. */
function askToStop(state: State, running: Hype, seat: Seat, events: Events): void {
  let asked = seat;
  for (;;) {
    const next: Hype = { ...running, stage: 'lastChance', asked };
    state.hype = next;
    if (stoppers(state) !== 0) {
      state.phase = { kind: 'hype' };
      return;
    }
    if (asked === running.seat) {
      finish(state, running, events);
      return;
    }
    asked = neighbour(state, asked);
  }
}

/** TS-49, TS-50, G-TS-16, G-TS-23: everybody has decided; play goes on, and the Hype may be stopped until it is covered. */
function allDecided(state: State, running: Hype, events: Events): void {
  const grace = state.options.hypeGrace;
  events?.push({ type: 'hypeDecided', grace });
  if (!grace) finish(state, running, events);
  else if (state.options.calls === 'sequential') askToStop(state, running, neighbour(state, running.seat), events);
  else {
    state.hype = { ...running, stage: 'grace' };
    endTurn(state, running.seat, events);
  }
}

function decided(state: State, running: Hype, seat: Seat, events: Events): void {
  const undecided = running.undecided & ~(1 << seat);
  const asked = running.asked === null ? null : neighbour(state, seat);
  const next: Hype = { ...running, undecided, asked };
  state.hype = next;
  if (undecided === 0) allDecided(state, next, events);
}

function checkDecision(state: State, seat: Seat): Refusal | null {
  if (state.hype === null) return TOO_LATE;
  if (has(deciders(state), seat)) return null;
  return has(state.hype.undecided, seat) ? NOT_YOUR_TURN : ALREADY_DECIDED;
}

/** TS-32, TS-33. */
export const egal: Rule<ActionOf<'egal'>> = {
  check: checkDecision,
  perform(state, seat, _action, events) {
    if (state.hype === null) return;
    events?.push({ type: 'egal', seat, silent: false });
    decided(state, state.hype, seat, events);
  },
};

/** TS-34, TS-35, TS-37, TS-38. A new top card may be stopped by everybody again. */
export const join: Rule<ActionOf<'join'>> = {
  check(state, seat, action) {
    const refused = checkDecision(state, seat);
    if (refused !== null) return refused;
    const hand = handOf(state, seat);
    if (!hand.includes(action.card)) return NOT_IN_HAND;
    return hand.length === 1 ? LAST_CARD : null;
  },
  perform(state, seat, { card }, events) {
    if (state.hype === null) return;
    const { stack, layers } = state.hype;
    putFaceDown(state, seat, card, stack);
    events?.push({ type: 'hypeJoined', seat, stack, card, back: backOf(card) });
    const next: Hype = { ...state.hype, layers: [...layers, seat], mayStop: allSeats(state) };
    decided(state, next, seat, events);
  },
};

/** TS-44, G-TS-27, G-TS-28: the stopper takes only the Hype card; what is left of the packet stays. */
function takeHypeCard(state: State, running: Hype, seat: Seat): void {
  const stack = state.stacks[running.stack];
  const card = stack.cards.pop();
  if (card === undefined) return;
  stack.packet -= 1;
  if (stack.packet === 0) stack.packet = running.under;
  handOf(state, seat).push(card);
}

/** TS-45, TS-46, G-TS-26, G-TS-30: who laid the top card takes the packet; a first card costs a penalty card as well. */
function takePacket(state: State, running: Hype, owner: Seat, stopper: Seat, events: Events): void {
  const stack = state.stacks[running.stack];
  const cards = stack.cards.splice(stack.cards.length - running.layers.length, running.layers.length);
  stack.packet = running.under;
  handOf(state, owner).push(...cards);
  events?.push({ type: 'packetTaken', seat: owner, stack: running.stack, cards, backs: cards.map(backOf) });
  if (cards.length === 1) drawCards(state, state.options.hypeFirst === 'layer' ? owner : stopper, 1, 'hype', events);
}

/** TS-39 to TS-48, TS-53: the top card is turned up and decides. */
export const stop: Rule<ActionOf<'stop'>> = {
  check(state, seat) {
    if (state.hype === null) return TOO_LATE;
    return has(stoppers(state), seat) ? null : NOT_NOW;
  },
  perform(state, seat, _action, events) {
    const running = state.hype;
    if (running === null) return;
    const card = topOf(state.stacks[running.stack]);
    const owner = running.layers[running.layers.length - 1];
    if (card === undefined || owner === undefined) return;
    const covered = specialOf(card) === 'hype';
    state.hype = null;
    reveal(state, { place: 'hand', seat: covered ? seat : owner, card });
    events?.push({ type: 'stopped', seat, owner, card, covered });
    if (covered) takeHypeCard(state, running, seat);
    else takePacket(state, running, owner, seat, events);
    if (running.stage !== 'grace') endTurn(state, running.seat, events);
  },
};

export function mayAcceptHype(state: State, seat: Seat): boolean {
  return has(stoppers(state), seat) && !has(deciders(state), seat);
}

/** Gives up one's own right to stop the Hype, for its present top card. */
export function acceptHype(state: State, seat: Seat, events: Events): void {
  const running = state.hype;
  if (running === null) return;
  if (running.stage !== 'lastChance') state.hype = { ...running, mayStop: running.mayStop & ~(1 << seat) };
  else if (seat === running.seat) finish(state, running, events);
  else askToStop(state, running, neighbour(state, seat), events);
}

/** G-TS-21: whoever has kept silent until the time is over has said egal. */
export function hypeElapsed(state: State, events: Events): void {
  const running = state.hype;
  if (running === null) return;
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (has(running.undecided, seat)) events?.push({ type: 'egal', seat, silent: true });
  }
  allDecided(state, { ...running, undecided: 0 }, events);
}
