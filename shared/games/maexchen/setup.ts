import type { Deal } from '../../engine/contract';
import { nextBelow } from '../../engine/random';
import type { Random } from '../../engine/random';
import type { MaexchenOptions } from './options';
import { NOBODY, NOTHING } from './state';
import type { MaexchenState } from './state';

/** The lot decides who begins. */
export function setup({ options, seats }: Deal<MaexchenOptions, null>, random: Random): MaexchenState {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  return {
    options,
    random,
    seats,
    phase: 'start',
    turn: nextBelow(random, seats),
    round: 1,
    dice: [],
    knower: NOBODY,
    rolls: 0,
    announced: NOTHING,
    announcer: NOBODY,
    minus: zeros(),
    sips: zeros(),
    outAt: zeros(),
    reveal: null,
    window: 0,
  };
}
