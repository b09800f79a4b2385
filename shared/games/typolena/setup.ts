import type { Deal, Seat } from '../../engine/contract';
import { nextBelow, shuffle, type Random } from '../../engine/random';
import { isMotif } from './cards';
import { tuckIntoMiddle } from './drawing';
import { handSizeOf, packOf, type Options } from './options';
import type { Carry, State } from './state';

/** G-TY-6: the deal moves one seat to the left; when that person has gone, to the next one who is still there. */
function dealerOf(deal: Deal<Options, Carry>, random: Random): Seat {
  const { options, previous, previousSeats, seats } = deal;
  if (previous !== null && options.dealer === 'rotate') {
    const before = Math.max(...previousSeats.map((seat) => seat ?? -1)) + 1;
    const turn = Math.max(before, previous.dealer + 1);
    for (let step = 1; step <= turn; step++) {
      const seat = previousSeats.indexOf((previous.dealer + step) % turn);
      if (seat >= 0) return seat;
    }
  }
  return nextBelow(random, seats);
}

/** TY-12 to TY-14, G-TY-7: turns up the first motif; the Fehlerteufel and special cards go into the middle of the talon. */
function turnUp(talon: number[]): number[] {
  for (;;) {
    const card = talon.pop();
    if (card === undefined || isMotif(card)) return card === undefined ? [] : [card];
    tuckIntoMiddle(talon, card);
  }
}

/** TY-7 to TY-16. The player to the left of the dealer begins, clockwise (G-TY-9). */
export function setup(deal: Deal<Options, Carry>, random: Random): State {
  const dealer = dealerOf(deal, random);
  const talon = shuffle(random, packOf(deal.options));
  const size = handSizeOf(deal);
  const hands: number[][] = [];
  for (let seat = 0; seat < deal.seats; seat++) hands.push(talon.splice(talon.length - size, size));
  const turnedUp = turnUp(talon);
  return {
    options: deal.options,
    random,
    seatCount: deal.seats,
    dealer,
    direction: 1,
    hands,
    talon,
    stacks: [
      { cards: turnedUp, packet: 0 },
      { cards: [], packet: 0 },
    ],
    skips: 0,
    phase: { kind: 'turn', seat: (dealer + 1) % deal.seats, drawn: false },
    hype: null,
    claim: null,
    lastLay: null,
    lays: 0,
    windows: 0,
    revealed: [],
    idle: 1,
    unlaid: 1,
    outcome: null,
  };
}
