import type { Refusal, Seat } from '../../engine/contract';
import type { Action } from './actions';
import { checkApprove, checkObject } from './claims';
import { hasReachedGoal } from './hand';
import { checkLay, lay } from './laying';
import { afterSpeaking, approve, object } from './objecting';
import { refusals } from './refusals';
import { checkDreieck, checkHeil, sayHeil } from './saying';
import type { Events, State } from './state';
import { checkDone, checkDraw, checkNameColour, checkPass, checkTake, done, draw, nameColour, pass, take } from './turning';
import { sayDreieck, sayFalseDreieck } from './winning';

/** Why the action is not accepted, or null. */
function check(state: State, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'lay':
      return checkLay(state, seat, action);
    case 'draw':
      return checkDraw(state, seat);
    case 'take':
      return checkTake(state, seat);
    case 'pass':
      return checkPass(state, seat);
    case 'nameColour':
      return checkNameColour(state, seat);
    case 'heil':
      return checkHeil(state, seat);
    case 'heilDreieck':
      return checkDreieck(state, seat);
    case 'done':
      return checkDone(state, seat);
    case 'object':
      return checkObject(state, seat, action.claim);
    case 'approve':
      return checkApprove(state, seat, action.claim);
  }
}

/** Checks the whole action first, so that a refusal leaves no trace. */
export function apply(state: State, seat: Seat, action: Action, events: Events): Refusal | null {
  if (state.phase === 'over') return refusals.gameOver;
  const refused = check(state, seat, action);
  if (refused !== null) return refused;
  if (isPlay(action)) state.claim = null;
  perform(state, seat, action, events);
  return null;
}

/** What goes on with the game, so that the last lay can no longer be objected to. */
export function isPlay(action: Action): boolean {
  switch (action.type) {
    case 'lay':
    case 'draw':
    case 'take':
    case 'pass':
    case 'nameColour':
    case 'done':
      return true;
    case 'heil':
    case 'heilDreieck':
    case 'object':
    case 'approve':
      return false;
  }
}

function perform(state: State, seat: Seat, action: Action, events: Events): void {
  switch (action.type) {
    case 'lay':
      return lay(state, seat, action, events);
    case 'draw':
      return draw(state, seat, events);
    case 'take':
      return take(state, seat, events);
    case 'pass':
      return pass(state, seat, events);
    case 'nameColour':
      return nameColour(state, seat, action.colour, events);
    case 'heil':
      sayHeil(state, seat, events);
      return afterSpeaking(state, seat, events);
    case 'heilDreieck':
      if (hasReachedGoal(state, seat)) sayDreieck(state, [seat], [], events);
      else sayFalseDreieck(state, seat, events);
      return afterSpeaking(state, seat, events);
    case 'done':
      return done(state, seat, events);
    case 'object':
      return object(state, seat, events);
    case 'approve':
      return approve(state, seat, events);
  }
}
