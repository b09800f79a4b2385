import type { Seat } from '../../engine/contract';
import type { FreiParkenAction } from './actions';
import { activeBookers, mayBookFor } from './bookers';
import { mayReverse } from './correcting';
import { REASONS } from './reasons';
import { BOOKKEEPER, isSolvent, moneyOf } from './state';
import type { FreiParkenState } from './state';

/** Stands for all amounts. */
const EXAMPLE = 10;

export function acting(state: FreiParkenState): readonly Seat[] {
  return activeBookers(state);
}

/** Everything that the seat may write down, with one example for all amounts. */
export function legal(state: FreiParkenState, by: Seat): FreiParkenAction[] {
  if (!activeBookers(state).includes(by)) return [];
  const list: FreiParkenAction[] = [{ type: 'done' }];
  if (by === BOOKKEEPER) list.push({ type: 'close' });
  for (let seat = 0; seat < state.seats; seat++) if (isSolvent(state, seat)) listFor(state, by, seat, list);
  for (const entry of state.entries) if (mayReverse(state, by, entry)) list.push({ type: 'reverse', entry: entry.number });
  return list;
}

function listFor(state: FreiParkenState, by: Seat, seat: Seat, list: FreiParkenAction[]): void {
  const { accounts } = state.options;
  const canPay = !accounts || moneyOf(state, seat) > 0;
  if (accounts && canPay) {
    for (let to = 0; to < state.seats; to++) {
      if (to !== seat && isSolvent(state, to) && mayBookFor(state, by, seat, to)) list.push({ type: 'transfer', seat, to, amount: EXAMPLE });
    }
  }
  if (!mayBookFor(state, by, seat)) return;
  if (canPay) for (const reason of REASONS) list.push({ type: 'pay', seat, amount: EXAMPLE, reason });
  if (accounts) list.push({ type: 'receive', seat, amount: EXAMPLE });
  list.push({ type: state.parked[seat] === true ? 'moveOn' : 'park', seat }, { type: 'bankrupt', seat });
}
