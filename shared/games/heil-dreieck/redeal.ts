import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Seat, Viewer } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { ECKDREI, TRIANGLE, symbolOf } from './cards';
import { countOf, owesHeil } from './hand';
import { tableSaysHeil } from './saying';
import { copyState, handOf } from './state';
import type { State } from './state';
import { shownSeats } from './viewing';

/** What everybody knows about a hand although it is hidden: so many cards of this symbol at least. */
interface Promised {
  readonly seat: Seat;
  readonly symbol: number;
  readonly count: number;
}

function promisesOf(state: State, isOpen: (seat: Seat) => boolean): Promised[] {
  const promises: Promised[] = [];
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (isOpen(seat)) continue;
    if ((state.eckdrei[seat] ?? -1) >= 0) promises.push({ seat, symbol: ECKDREI, count: 3 });
    if (tableSaysHeil(state) && state.heilSaid[seat] === true) promises.push({ seat, symbol: TRIANGLE, count: 2 });
  }
  return promises;
}

/** Swaps cards into the hand until it holds what was said about it. */
function keepPromise(promises: readonly Promised[], { seat, symbol, count }: Promised, hands: readonly number[][], piles: readonly number[][]): void {
  const hand = hands[seat] ?? [];
  const isPromised = (card: number): boolean => promises.some((other) => other.seat === seat && other.symbol === symbolOf(card));
  for (const pile of piles) {
    const owner = hands.indexOf(pile);
    const needed = promises.find((other) => other.seat === owner && other.symbol === symbol)?.count ?? 0;
    while (pile !== hand && countOf(hand, symbol) < count && countOf(pile, symbol) > needed) {
      const from = pile.findIndex((card) => symbolOf(card) === symbol);
      const to = hand.findIndex((card) => !isPromised(card));
      const [wanted, given] = [pile[from], hand[to]];
      if (wanted === undefined || given === undefined) return;
      pile[from] = given;
      hand[to] = wanted;
    }
  }
}

/** Deals anew what the viewer cannot see: other hands, the draw stack, and what lies under the top card. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  const copy: State = { ...copyState(state), random: freshRandom(random) };
  const shown = shownSeats(copy);
  const isOpen = (seat: Seat): boolean => seat === viewer || shown.includes(seat);
  const top = copy.discardCards.pop();
  const hidden = copy.handCards.filter((_, seat) => !isOpen(seat));
  const position = handOf(copy, copy.seat).indexOf(copy.drawnCard ?? -1);
  dealHiddenAnew(random, [...hidden, copy.talonCards, copy.discardCards], () => false);
  const promises = promisesOf(copy, isOpen);
  const piles = shuffle(random, [...hidden, copy.talonCards, copy.discardCards]);
  for (const promise of promises) keepPromise(promises, promise, copy.handCards, piles);
  if (top !== undefined) copy.discardCards.push(top);
  if (copy.drawnCard !== null) copy.drawnCard = handOf(copy, copy.seat)[position] ?? null;
  for (let seat = 0; seat < copy.seatCount; seat++) {
    // Whether somebody's Heil! is true only he knows.
    if (!isOpen(seat)) copy.heilStands[seat] = copy.heilSaid[seat] === true && owesHeil(handOf(copy, seat));
  }
  return copy;
}
