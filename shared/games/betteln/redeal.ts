import { dealHiddenAnew, freshRandom } from '../../cards/piles';
import type { Viewer } from '../../engine/contract';
import type { Random } from '../../engine/random';
import { sortHand } from './order';
import { copyState } from './state';
import type { BettelnState } from './state';
import { knowsGiven, knowsRest, knowsTaken } from './view';

/** Deals all hands, the rest and what lies between others anew, but for cards that the viewer has seen going there. */
export function redeal(state: BettelnState, viewer: Viewer, random: Random): BettelnState {
  const copy: BettelnState = { ...copyState(state), random: freshRandom(random) };
  const seen = new Set<number>(copy.leadCard === null ? [] : [copy.leadCard]);
  if (knowsRest(copy, viewer)) copy.restCards.forEach((card) => seen.add(card));
  for (const pair of copy.pairs) {
    if (knowsTaken(pair, viewer)) pair.takenCards.forEach((card) => seen.add(card));
    if (knowsGiven(pair, viewer)) pair.givenCards.forEach((card) => seen.add(card));
  }
  const between = copy.pairs.filter((pair) => !pair.done).flatMap((pair) => [pair.takenCards, pair.givenCards]);
  const places = [...copy.handCards, copy.restCards, ...between];
  const became = dealHiddenAnew(random, places, (card, place) => place === viewer || seen.has(card));
  // Exchanges that are done only mention cards: what they mention has become other cards, too.
  for (const pair of copy.pairs) {
    if (!pair.done) continue;
    rename(pair.takenCards, became);
    rename(pair.givenCards, became);
  }
  for (const hand of copy.handCards) sortHand(copy.options, hand);
  return copy;
}

function rename(cards: number[], became: (card: number) => number): void {
  cards.forEach((card, index) => (cards[index] = became(card)));
}
