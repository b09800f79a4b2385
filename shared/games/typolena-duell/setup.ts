import type { Deal } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { MOTIFS } from '../typolena/cards';
import type { DuellOptions } from './options';
import { NOBODY } from './state';
import type { DuellState } from './state';

/** [TD-2] The thirty motifs, without the Fehlerteufel and the special cards. */
export const deck: readonly number[] = MOTIFS.map(({ id }) => id);

/** [TD-3, TD-4] Everybody gets as many cards as everybody else, face down. */
export function setup({ options, seats }: Deal<DuellOptions, null>, random: Random): DuellState {
  const cards = shuffle(random, [...deck]);
  const size = Math.floor(cards.length / seats);
  const perSeat = <Value>(value: (seat: number) => Value): Value[] => Array.from({ length: seats }, (_, seat) => value(seat));
  return {
    options,
    random,
    seats,
    phase: 'turnUp',
    stackCards: perSeat((seat) => cards.slice(seat * size, (seat + 1) * size)),
    turnedCards: perSeat(() => null),
    asideCards: [],
    ready: perSeat(() => false),
    done: perSeat(() => false),
    locked: perSeat(() => false),
    outAt: perSeat(() => 0),
    reveal: 1,
    window: 0,
    asked: NOBODY,
    claim: null,
    ending: null,
  };
}
