import type { Seat } from '../../engine/contract';
import type { Action } from './actions';
import { CARD_COUNT, CIRCLE, COLOURS, symbolOf } from './cards';
import { checkApprove, checkObject } from './claims';
import { mayBeLaid } from './fitting';
import { checkDreieck, checkHeil, speakers } from './saying';
import { NONE, handOf, has } from './state';
import type { State } from './state';

// Actions are plain data and never changed, so that the same ones serve every list: searches make millions of lists.
const DRAW: Action = Object.freeze({ type: 'draw' });
const TAKE: Action = Object.freeze({ type: 'take' });
const PASS: Action = Object.freeze({ type: 'pass' });
const HEIL: Action = Object.freeze({ type: 'heil' });
const HEIL_DREIECK: Action = Object.freeze({ type: 'heilDreieck' });
const DONE: Action = Object.freeze({ type: 'done' });
const NAME_COLOUR = COLOURS.map((colour): Action => Object.freeze({ type: 'nameColour', colour }));
/** For every card all the ways to lay it: a circle with each colour. */
const LAYS = Array.from({ length: CARD_COUNT }, (_, card): Action[] =>
  symbolOf(card) === CIRCLE
    ? COLOURS.map((colour): Action => Object.freeze({ type: 'lay', card, colour }))
    : [Object.freeze({ type: 'lay', card, colour: null })],
);

/** Whom play itself waits for, and who may object, as a bit mask; calls come on top. */
export function waitingMask(state: State): number {
  if (state.phase === 'over') return 0;
  const { claim } = state;
  if (claim === null) return 1 << state.seat;
  if (state.phase !== 'check') return claim.waiting | (1 << state.seat);
  return claim.asked === NONE ? claim.waiting : 1 << claim.asked;
}

export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (has(mask, seat)) seats.push(seat);
  return seats;
}

export function acting(state: State): Seat[] {
  let mask = waitingMask(state);
  for (const seat of speakers(state)) mask |= 1 << seat;
  return seatsOf(mask);
}

function listCards(state: State, cards: readonly number[], list: Action[]): void {
  for (const card of cards) {
    if (!mayBeLaid(state, card)) continue;
    for (const action of LAYS[card] ?? []) list.push(action);
  }
}

function listPlay(state: State, seat: Seat, list: Action[]): void {
  switch (state.phase) {
    case 'firstColour':
      list.push(...NAME_COLOUR);
      break;
    case 'turn':
      listCards(state, handOf(state, seat), list);
      list.push(state.pending > 0 ? TAKE : DRAW);
      break;
    case 'drawn':
      if (state.drawnCard !== null) listCards(state, [state.drawnCard], list);
      list.push(PASS);
      break;
    case 'calls':
      list.push(DONE);
      break;
    case 'check':
    case 'over':
      break;
  }
}

/** Exactly what `apply` would take. What may be said never depends on whether it is true. */
export function legal(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  const { claim } = state;
  if (claim !== null && checkObject(state, seat, claim.number) === null) {
    list.push({ type: 'object', claim: claim.number });
    if (checkApprove(state, seat, claim.number) === null) list.push({ type: 'approve', claim: claim.number });
  }
  if (seat === state.seat) listPlay(state, seat, list);
  if (checkHeil(state, seat) === null) list.push(HEIL);
  if (checkDreieck(state, seat) === null) list.push(HEIL_DREIECK);
  return list;
}
