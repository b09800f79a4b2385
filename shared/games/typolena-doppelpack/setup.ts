import type { Deal, Seat } from '../../engine/contract';
import { nextBelow, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { MOTIFS } from '../typolena/cards';
import type { DoppelpackOptions } from './options';
import { HAND_SIZE, NOBODY } from './state';
import type { DoppelpackState } from './state';

/** What the evening remembers: the deal moves on to the left. */
export interface DoppelpackCarry {
  readonly dealer: Seat;
}

/** [TP-2] The thirty motifs, without the Fehlerteufel and the special cards. */
export const deck: readonly number[] = MOTIFS.map(({ id }) => id);

/** The next person to the left of the previous dealer who is still there; at first the lot decides. */
function dealerOf({ previous, previousSeats, seats }: Deal<DoppelpackOptions, DoppelpackCarry>, random: Random): Seat {
  if (previous !== null) {
    const before = Math.max(previous.dealer, ...previousSeats.map((seat) => seat ?? NOBODY)) + 1;
    for (let step = 1; step <= before; step++) {
      const seat = previousSeats.indexOf((previous.dealer + step) % before);
      if (seat >= 0) return seat;
    }
  }
  return nextBelow(random, seats);
}

/** [TP-3, TP-4, TP-5] Three cards for everybody, and one turned up as the only stack. */
export function setup(deal: Deal<DoppelpackOptions, DoppelpackCarry>, random: Random): DoppelpackState {
  const dealer = dealerOf(deal, random);
  const talonCards = shuffle(random, [...deck]);
  const handCards = Array.from({ length: deal.seats }, () => talonCards.splice(-HAND_SIZE));
  const stackCards = talonCards.splice(-1);
  return {
    options: deal.options,
    random,
    seats: deal.seats,
    dealer,
    phase: 'draw',
    turn: (dealer + 1) % deal.seats,
    laid: 0,
    talonCards,
    stackCards,
    handCards,
    lays: 0,
    lastLay: null,
    claim: null,
    window: 0,
    idle: 0,
    turns: 0,
    winner: NOBODY,
    ending: null,
  };
}
