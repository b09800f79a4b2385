import type { Seat } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { maexchen } from '@shared/games/maexchen';
import type { MaexchenAction, MaexchenEvent, MaexchenOptions, MaexchenState } from '@shared/games/maexchen';

export const asWritten: MaexchenOptions = maexchen.presets[0].options;

export function fresh(seats: number, seed: string, options: Partial<MaexchenOptions> = {}): MaexchenState {
  const deal = { options: { ...asWritten, ...options }, seats, previous: null, previousSeats: Array.from({ length: seats }, () => null) };
  return maexchen.setup(deal, randomFrom(seed));
}

/** A round that the first seat begins. */
export function begun(seats = 3, options: Partial<MaexchenOptions> = {}): MaexchenState {
  const state = fresh(seats, 'begun', options);
  state.turn = 0;
  return state;
}

/** Rolls, and puts these dice under the cup instead. */
export function rollTo(state: MaexchenState, seat: Seat, one: number, other: number): MaexchenEvent[] {
  const events = play(state, seat, roll);
  state.dice = [one, other];
  return events;
}

/** The first seat has rolled these dice and announced a value; the second one has to answer. */
export function announced(value: number, dice: readonly [number, number], seats = 3, options: Partial<MaexchenOptions> = {}): MaexchenState {
  const state = begun(seats, options);
  rollTo(state, 0, ...dice);
  play(state, 0, announce(value));
  return state;
}

export function play(state: MaexchenState, seat: Seat, action: MaexchenAction): MaexchenEvent[] {
  const events: MaexchenEvent[] = [];
  const refusal = maexchen.apply(state, seat, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: MaexchenState, seat: Seat, action: MaexchenAction): string | null {
  const before = JSON.stringify(state);
  const copy = maexchen.copy(state);
  const answer = maexchen.apply(copy, seat, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

export function elapse(state: MaexchenState): MaexchenEvent[] {
  const events: MaexchenEvent[] = [];
  const answer = maexchen.applyClock(state, { type: 'elapsed', window: state.window }, events);
  if (answer !== null) throw new Error(`refused: ${answer.code}`);
  return events;
}

export const roll: MaexchenAction = { type: 'roll' };
export const peek: MaexchenAction = { type: 'peek' };
export const doubt: MaexchenAction = { type: 'doubt' };
export const concede: MaexchenAction = { type: 'concede' };
export const announce = (value: number): MaexchenAction => ({ type: 'announce', value });

export function announcements(state: MaexchenState, seat: Seat): number[] {
  return maexchen.legal(state, seat).flatMap((action) => (action.type === 'announce' ? [action.value] : []));
}

export function typesOf(events: readonly MaexchenEvent[]): string[] {
  return events.map(({ type }) => type);
}
