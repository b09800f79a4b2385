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

/**
 * TY-12 to TY-14, G-TY-7: turns up the first motif. The Fehlerteufel and special cards above it go into the middle of the
 * talon once it is found: buried one by one, they could come up again for ever.
 */
function turnUp(talon: number[]): number {
  const place = talon.findLastIndex(isMotif);
  const [card = -1, ...above] = talon.splice(place);
  for (const buried of above.reverse()) tuckIntoMiddle(talon, buried);
  return card;
}

/** TY-7, TY-8: shuffles until there is a motif to turn up, which is hardly ever more than once. */
function shuffledPack(options: Options, dealt: number, random: Random): number[] {
  const pack = packOf(options);
  do shuffle(random, pack);
  while (!pack.slice(0, pack.length - dealt).some(isMotif));
  return pack;
}

/** TY-7 to TY-16. The player to the left of the dealer begins, clockwise (G-TY-9). */
export function setup(deal: Deal<Options, Carry>, random: Random): State {
  const dealer = dealerOf(deal, random);
  const size = handSizeOf(deal);
  const talon = shuffledPack(deal.options, size * deal.seats, random);
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
      { cards: [turnedUp], packet: 0 },
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
