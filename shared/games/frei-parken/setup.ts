import type { Deal } from '../../engine/contract';
import type { FreiParkenOptions } from './options';
import type { FreiParkenState } from './state';

/** Equal accounts, and a pot that is empty or seeded. */
export function setup({ options, seats }: Deal<FreiParkenOptions, null>): FreiParkenState {
  const perSeat = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
  return {
    options,
    seats,
    money: perSeat(options.startMoney),
    pot: options.seed,
    entries: [],
    parked: perSeat(false),
    bankrupt: perSeat(false),
    done: perSeat(false),
    ending: null,
  };
}
