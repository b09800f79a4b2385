import type { Deal } from '../../engine/contract';
import { nextBelow, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { ones, others } from './cards';
import type { Options } from './options';
import { NO_WINDOW } from './state';
import type { State } from './state';
import { beginTurn } from './turn';

/** [SM-4, SM-6 to SM-9, SM-43 to SM-46] Five ones in the middle, the rest dealt face down. */
export function setup({ options, seats }: Deal<Options, null>, random: Random): State {
  const starter = options.start === 'lot' ? nextBelow(random, seats) : 0;
  const piles = (): number[][] => Array.from({ length: seats }, () => []);
  const state: State = {
    options,
    random,
    phase: 'turn',
    seatCount: seats,
    starter,
    seat: starter,
    fresh: true,
    drawnCard: null,
    middleCards: ones.map((card) => [card]),
    drawCards: piles(),
    ownCards: piles(),
    asideCards: [],
    lastLay: null,
    claim: null,
    lays: 0,
    windows: 0,
    clock: NO_WINDOW,
    turned: Array.from({ length: seats }, () => 0),
    sinceMiddle: 0,
    winners: [],
    reason: 'all-cards-laid',
  };
  deal(state);
  beginTurn(state, starter, null);
  return state;
}

/** [SM-7, SM-44] As evenly as 95 cards allow: the first players from the starter get one more, unless the rest is put aside. */
function deal(state: State): void {
  const cards = shuffle(state.random, [...others]);
  const { seatCount, starter } = state;
  const even = cards.length - (cards.length % seatCount);
  cards.forEach((card, index) => {
    if (index >= even && state.options.rest === 'aside') state.asideCards.push(card);
    else state.drawCards[(starter + index) % seatCount]?.push(card);
  });
}
