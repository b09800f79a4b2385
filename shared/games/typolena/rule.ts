import type { Refusal, Seat } from '../../engine/contract';
import type { Event } from './events';
import type { State } from './state';

/** What happened, or null when nobody wants to know. */
export type Events = Event[] | null;

/**
 * One kind of action. `check` refuses without touching the state; `perform` only ever follows a check that passed.
 */
export interface Rule<Action> {
  check(state: State, seat: Seat, action: Action): Refusal | null;
  perform(state: State, seat: Seat, action: Action, events: Events): void;
}

export function refusal(code: string): Refusal {
  return Object.freeze({ code });
}

/** The reasons to refuse that several kinds of actions share. */
export const NOT_YOUR_TURN = refusal('not-your-turn');
export const NOT_NOW = refusal('not-now');
export const NOT_IN_HAND = refusal('not-in-hand');
export const NO_SUCH_SEAT = refusal('no-such-seat');
export const NOT_YOURSELF = refusal('not-yourself');
export const GAME_OVER = refusal('game-over');
export const UNKNOWN_ACTION = refusal('unknown-action');
export const NO_DEVIL = refusal('no-devil');
export const LAST_CARD = refusal('last-card-face-down');
export const SPECIAL_PLACE = refusal('special-place');
