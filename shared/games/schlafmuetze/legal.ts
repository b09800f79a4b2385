import type { Seat } from '../../engine/contract';
import { MOST_SEATS } from './actions';
import type { Action, Source } from './actions';
import { COPIES } from './cards';
import { waitsForAnswers } from './claims';
import { checkDraw } from './draw';
import { isClosed, mistakeIn } from './judging';
import type { LayAction } from './judging';
import { NOBODY, has, pileOf } from './state';
import type { State } from './state';
import { hasNothingToDraw, mustTurnOver } from './turn';

// Actions are plain data and never changed, so that the same ones serve every list: searches make millions of lists.
const DRAW: Action = Object.freeze({ type: 'draw' });
const KEEP: LayAction = Object.freeze({ type: 'keep' });
const WAIT: LayAction = Object.freeze({ type: 'wait' });

function onStacks(from: Source): LayAction[] {
  return Array.from({ length: COPIES }, (_, stack): LayAction => Object.freeze({ type: 'layMiddle', from, stack }));
}

function onSeats(from: Source): LayAction[] {
  return Array.from({ length: MOST_SEATS }, (_, seat): LayAction => Object.freeze({ type: 'layAtSeat', from, seat }));
}

const ON_STACKS: Readonly<Record<Source, readonly LayAction[]>> = { drawn: onStacks('drawn'), own: onStacks('own') };
const ON_SEATS: Readonly<Record<Source, readonly LayAction[]>> = { drawn: onSeats('drawn'), own: onSeats('own') };

/** Whom the game waits for, callers included, as a bit mask. */
export function actingMask(state: State): number {
  if (state.phase === 'over') return 0;
  const { claim } = state;
  if (claim === null) return 1 << state.seat;
  if (claim.asked !== NOBODY) return 1 << claim.asked;
  return claim.final ? claim.waiting : claim.waiting | (1 << state.seat);
}

export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (has(mask, seat)) seats.push(seat);
  return seats;
}

export function acting(state: State): Seat[] {
  return seatsOf(actingMask(state));
}

/** Adds a possible lay; wrong ones are left out only where they are refused. */
function add(state: State, seat: Seat, lay: LayAction | undefined, list: Action[]): void {
  if (lay === undefined) return;
  if (state.options.check !== 'block' || mistakeIn(state, seat, lay) === null) list.push(lay);
}

function listPlaces(state: State, seat: Seat, from: Source, list: Action[]): void {
  for (let stack = 0; stack < COPIES; stack++) if (!isClosed(state, stack)) add(state, seat, ON_STACKS[from][stack], list);
  for (let other = 0; other < state.seatCount; other++) {
    if (other !== seat && pileOf(state.ownCards, other).length > 0) add(state, seat, ON_SEATS[from][other], list);
  }
}

function listTurn(state: State, seat: Seat, list: Action[]): void {
  const isDrawn = state.drawnCard !== null;
  if (isDrawn) listPlaces(state, seat, 'drawn', list);
  const isSource = state.options.variant === 'B' && !mustTurnOver(state, seat);
  if (isSource && pileOf(state.ownCards, seat).length > 0) listPlaces(state, seat, 'own', list);
  if (isDrawn) add(state, seat, KEEP, list);
  else if (hasNothingToDraw(state, seat)) add(state, seat, WAIT, list);
  else if (checkDraw(state, seat) === null) list.push(DRAW);
}

/**
 * Exactly what `apply` would take. Outside `block` that is everything that hands can do, right or wrong, so that the list
 * tells nobody what he overlooks.
 */
export function legal(state: State, seat: Seat): Action[] {
  const list: Action[] = [];
  if (!has(actingMask(state), seat)) return list;
  const { claim, lastLay } = state;
  if (claim !== null && lastLay !== null && has(claim.waiting, seat)) {
    list.push({ type: 'call', lay: lastLay.number });
    if (waitsForAnswers(state)) list.push({ type: 'trust', lay: lastLay.number });
  }
  if (seat === state.seat && !waitsForAnswers(state)) listTurn(state, seat, list);
  return list;
}
