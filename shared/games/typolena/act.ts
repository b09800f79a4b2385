import type { Refusal, Seat } from '../../engine/contract';
import { bid, callAbsolute } from './absolute';
import { accept } from './accepting';
import type { Action, ActionOf, ActionType } from './actions';
import { approve, object } from './challenge';
import { show, tuck } from './devil';
import { discardUnder, done } from './giddyup';
import { egal, hype, join, stop } from './hype';
import { lay } from './laying';
import { draw, pass } from './opportunities';
import { take } from './penalties';
import { keep, push, pushBack } from './pushing';
import { decline, exchange } from './rogue';
import { GAME_OVER, NO_SUCH_SEAT, UNKNOWN_ACTION, type Events, type Rule } from './rule';
import type { State } from './state';
import { choosePartner, drawFrom } from './swapping';
import type { RevealedView } from './view';

type Rules = { readonly [Type in ActionType]: Rule<ActionOf<Type>> };

const RULES: Rules = {
  lay,
  draw,
  pass,
  take,
  show,
  tuck,
  accept,
  push,
  pushBack,
  keep,
  choosePartner,
  drawFrom,
  hype,
  join,
  egal,
  stop,
  exchange,
  decline,
  discardUnder,
  done,
  callAbsolute,
  bid,
  object,
  approve,
};

/** A map, so that no made-up type finds something that every object inherits. */
const BY_TYPE: ReadonlyMap<string, Rule<Action>> = new Map(
  // Each rule is stored under the type of the actions that it knows, so it only ever meets those.
  Object.entries(RULES).map(([type, rule]) => [type, rule as Rule<Action>]),
);

const NOTHING_SHOWN: readonly RevealedView[] = [];

/** Checks the whole action first, so that a refusal leaves no trace. */
export function apply(state: State, seat: Seat, action: Action, events: Events): Refusal | null {
  return applyAfter(state, seat, action, NOTHING_SHOWN, events);
}

/** The same for an action that comes together with others, which have already shown some cards. */
export function applyAfter(
  state: State,
  seat: Seat,
  action: Action,
  shown: readonly RevealedView[],
  events: Events,
): Refusal | null {
  if (state.outcome !== null) return GAME_OVER;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seatCount) return NO_SUCH_SEAT;
  const rule = BY_TYPE.get(action.type);
  if (rule === undefined) return UNKNOWN_ACTION;
  const refused = rule.check(state, seat, action);
  if (refused !== null) return refused;
  state.revealed = shown;
  // G-TY-14: an objection has to come before the next action.
  if (action.type !== 'object' && action.type !== 'approve') state.claim = null;
  rule.perform(state, seat, action, events);
  return null;
}
