import type { Refusal, Seat } from '../../engine/contract';
import type { Action } from './actions';
import { checkCall, checkTrust, performCall, performTrust, waitsForAnswers } from './claims';
import { checkDraw, draw } from './draw';
import { checkLay, performLay } from './laying';
import { refusals } from './refusals';
import type { Events, State } from './state';

type TurnAction = Exclude<Action, { readonly type: 'call' | 'trust' }>;

/** Checks the whole action first, so that a refusal leaves no trace. */
export function apply(state: State, seat: Seat, action: Action, events: Events): Refusal | null {
  if (state.phase === 'over') return refusals.gameOver;
  if (action.type === 'call') {
    const refused = checkCall(state, seat, action.lay);
    if (refused === null) performCall(state, seat, [seat], [], events);
    return refused;
  }
  if (action.type === 'trust') {
    const refused = checkTrust(state, seat, action.lay);
    if (refused === null) performTrust(state, seat, events);
    return refused;
  }
  return applyTurn(state, seat, action, events);
}

function applyTurn(state: State, seat: Seat, action: TurnAction, events: Events): Refusal | null {
  if (waitsForAnswers(state)) return refusals.notNow;
  if (seat !== state.seat) return refusals.notYourTurn;
  const refused = action.type === 'draw' ? checkDraw(state, seat) : checkLay(state, seat, action);
  if (refused !== null) return refused;
  if (endsClaim(state, seat, action)) state.claim = null;
  if (action.type === 'draw') draw(state, seat, events);
  else performLay(state, seat, action, events);
  return null;
}

/** The next lay, and whatever the next player does, ends the time in which the last lay can be called. Drawing on does not. */
export function endsClaim(state: State, seat: Seat, action: Action): boolean {
  return action.type !== 'draw' || state.lastLay?.seat !== seat;
}
