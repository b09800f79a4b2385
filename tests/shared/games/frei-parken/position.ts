import type { Seat } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { freiParken } from '@shared/games/frei-parken';
import type { FreiParkenAction, FreiParkenEvent, FreiParkenOptions, FreiParkenState } from '@shared/games/frei-parken';
import type { Reason } from '@shared/games/frei-parken/reasons';

export const asWritten: FreiParkenOptions = freiParken.presets[0].options;

export function book(seats = 3, options: Partial<FreiParkenOptions> = {}): FreiParkenState {
  const deal = { options: { ...asWritten, startMoney: 100, ...options }, seats, previous: null, previousSeats: Array.from({ length: seats }, () => null) };
  return freiParken.setup(deal, randomFrom('book'));
}

/** Writes something down, which has to be accepted; the bookkeeper does unless another seat is named. */
export function play(state: FreiParkenState, action: FreiParkenAction, by: Seat = 0): FreiParkenEvent[] {
  const events: FreiParkenEvent[] = [];
  const refusal = freiParken.apply(state, by, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
  return events;
}

/** Why the entry is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: FreiParkenState, action: FreiParkenAction, by: Seat = 0): string | null {
  const before = JSON.stringify(state);
  const copy = freiParken.copy(state);
  const answer = freiParken.apply(copy, by, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

export const pay = (seat: Seat, amount: number, reason: Reason = 'tax'): FreiParkenAction => ({ type: 'pay', seat, amount, reason });
export const transfer = (seat: Seat, to: Seat, amount: number): FreiParkenAction => ({ type: 'transfer', seat, to, amount });
export const park = (seat: Seat): FreiParkenAction => ({ type: 'park', seat });
export const moveOn = (seat: Seat): FreiParkenAction => ({ type: 'moveOn', seat });
export const bankrupt = (seat: Seat): FreiParkenAction => ({ type: 'bankrupt', seat });
export const reverse = (entry: number): FreiParkenAction => ({ type: 'reverse', entry });

export function typesOf(events: readonly FreiParkenEvent[]): string[] {
  return events.map(({ type }) => type);
}
