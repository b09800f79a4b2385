import { SIX, SUITS, deckFrom, rankOf, suitOf } from '../../cards/french';
import type { Deal, Seat } from '../../engine/contract';
import { nextBelow, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { inherit } from './carry';
import type { DurakCarry } from './carry';
import type { DurakEvent } from './events';
import type { DurakOptions } from './options';
import { openRound } from './round';
import { HAND_SIZE, NOBODY, REDEALS, REDEAL_SUIT, handOf } from './state';
import type { DurakState } from './state';

/** [DU-1] The deck of 36 cards. */
export const deck: readonly number[] = deckFrom(SIX);

export function setup(deal: Deal<DurakOptions, DurakCarry>, random: Random): DurakState {
  const { dealer, lastDurak } = inherit(deal);
  const perSeat = <Value>(value: () => Value): Value[] => Array.from({ length: deal.seats }, value);
  const state: DurakState = {
    options: deal.options,
    random,
    phase: 'round',
    seats: deal.seats,
    dealer: dealer === NOBODY ? nextBelow(random, deal.seats) : dealer,
    lastDurak,
    startReason: 'lowest-trump',
    redeals: 0,
    answered: perSeat(() => false),
    trumpSuit: 0,
    trumpCard: 0,
    talonCards: [],
    handCards: perSeat(() => []),
    knownCards: perSeat(() => []),
    attackCards: [],
    coverCards: [],
    discardedCards: [],
    out: perSeat(() => false),
    round: 0,
    opener: NOBODY,
    attacker: NOBODY,
    defender: NOBODY,
    adder: NOBODY,
    limit: 0,
    uncovered: 0,
    values: 0,
    taking: false,
    durak: NOBODY,
  };
  dealHands(state, null);
  return state;
}

/** [DU-3, DU-4, DU-7] Shuffles and deals; then either five of a suit may object, or the first round begins. */
export function dealHands(state: DurakState, events: DurakEvent[] | null): void {
  state.talonCards = shuffle(state.random, [...deck]);
  for (let seat = 0; seat < state.seats; seat++) {
    state.handCards[seat] = [];
    state.knownCards[seat] = [];
    state.answered[seat] = false;
  }
  let last = 0;
  for (let dealt = 0; dealt < HAND_SIZE * state.seats; dealt++) {
    last = state.talonCards.pop() ?? 0;
    state.handCards[(state.dealer + 1 + dealt) % state.seats]?.push(last);
  }
  const under = state.talonCards[0];
  state.trumpCard = under ?? last;
  state.trumpSuit = suitOf(state.trumpCard);
  // With nothing left to draw from, the dealer shows his last card before he takes it up.
  if (under === undefined) state.knownCards[state.dealer]?.push(last);
  if (mayObject(state)) state.phase = 'offer';
  else begin(state, events);
}

function mayObject(state: DurakState): boolean {
  if (!state.options.redeal || state.redeals >= REDEALS) return false;
  return state.handCards.some(holdsFive);
}

/** [DU-8] Five or six cards of one suit. */
export function holdsFive(cards: readonly number[]): boolean {
  return SUITS.some((_, suit) => cards.filter((card) => suitOf(card) === suit).length >= REDEAL_SUIT);
}

/** [DU-16, DU-17, DU-18] Settles who attacks first and opens the first round. */
export function begin(state: DurakState, events: DurakEvent[] | null): void {
  const shownCards: number[] = [];
  let first: Seat;
  if (state.lastDurak !== NOBODY) {
    const teach = state.options.start === 'teach';
    state.startReason = teach ? 'teach' : 'spare';
    first = (state.lastDurak + (teach ? state.seats - 1 : 1)) % state.seats;
  } else {
    first = holderOfLowestTrump(state, shownCards);
    state.startReason = first === NOBODY ? 'left-of-dealer' : 'lowest-trump';
    if (first === NOBODY) first = (state.dealer + 1) % state.seats;
  }
  state.phase = 'round';
  events?.push({ type: 'started', seat: first, reason: state.startReason, shownCards });
  openRound(state, first, events);
}

/** The lowest trump is shown to prove it, and everybody remembers who holds it. */
function holderOfLowestTrump(state: DurakState, shownCards: number[]): Seat {
  let holder = NOBODY;
  let lowest = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handOf(state, seat)) {
      if (suitOf(card) !== state.trumpSuit) continue;
      if (lowest !== NOBODY && rankOf(card) > rankOf(lowest)) continue;
      lowest = card;
      holder = seat;
    }
  }
  if (holder === NOBODY) return NOBODY;
  shownCards.push(lowest);
  const known = state.knownCards[holder];
  if (known?.includes(lowest) === false) known.push(lowest);
  return holder;
}
