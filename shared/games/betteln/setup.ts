import { DIAMONDS, SEVEN, rankOf, suitOf } from '../../cards/french';
import type { Deal, Seat } from '../../engine/contract';
import { nextBelow, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { inheritPlaces } from './carry';
import type { BettelnCarry } from './carry';
import { exchangeCount } from './offices';
import type { BettelnOptions } from './options';
import { deckOf, sortHand } from './order';
import { NOBODY, NO_PLACE, handOf, nextSeat } from './state';
import type { BettelnState, Pair } from './state';

/** [BE-3, BE-20, BE-21] Seats everybody, deals, and prepares the exchange when there are offices. */
export function setup(deal: Deal<BettelnOptions, BettelnCarry>, random: Random): BettelnState {
  const { options, seats } = deal;
  const perSeat = <Value>(value: (seat: Seat) => Value): Value[] => Array.from({ length: seats }, (_, seat) => value(seat));
  const formerPlaces = inheritPlaces(deal);
  const hasOffices = formerPlaces[0] !== NO_PLACE;
  const byPlace = perSeat((place) => formerPlaces.indexOf(place));
  const dealer = hasOffices ? (byPlace[seats - 1] ?? 0) : nextBelow(random, seats);
  const keepsRest = options.rest === 'neutral' && seats % 2 === 1;
  const state: BettelnState = {
    options,
    random,
    phase: hasOffices ? 'exchange' : 'play',
    seats,
    order: hasOffices && options.reseat ? byPlace : perSeat((seat) => seat),
    dealer,
    formerPlaces,
    pairs: hasOffices ? pairsOf(byPlace) : [],
    neutral: hasOffices && keepsRest ? (byPlace[(seats - 1) / 2] ?? NOBODY) : NOBODY,
    restStage: 'none',
    restCards: [],
    owed: 0,
    handCards: perSeat(() => []),
    leadCard: null,
    turn: dealer,
    privileged: false,
    topCards: [],
    topSeat: NOBODY,
    pileCards: [],
    playedCards: [],
    passed: perSeat(() => false),
    places: perSeat(() => NO_PLACE),
    finished: 0,
  };
  dealHands(state, keepsRest);
  if (state.neutral !== NOBODY && state.restCards.length > 0) state.restStage = 'asked';
  if (hasOffices) state.turn = (options.lead === 'beggar' ? byPlace[seats - 1] : byPlace[0]) ?? 0;
  else findLead(state);
  return state;
}

/** [BE-25, BE-28] First and last, second and last but one, and so on inwards. */
function pairsOf(byPlace: readonly Seat[]): Pair[] {
  const pairs: Pair[] = [];
  const seats = byPlace.length;
  for (let place = 0; place < seats - 1 - place; place++) {
    pairs.push({
      upper: byPlace[place] ?? 0,
      lower: byPlace[seats - 1 - place] ?? 0,
      count: exchangeCount(place, seats),
      done: false,
      namedRanks: [],
      takenCards: [],
      givenCards: [],
    });
  }
  return pairs;
}

/** [BE-3, BE-31] One by one from the dealer's left; what is left over may be kept for the Neutrum. */
function dealHands(state: BettelnState, keepsRest: boolean): void {
  const deck = shuffle(state.random, deckOf(state.options, state.seats));
  const rest = keepsRest ? deck.length % state.seats : 0;
  let seat = state.dealer;
  while (deck.length > rest) {
    seat = nextSeat(state, seat);
    state.handCards[seat]?.push(deck.pop() ?? 0);
  }
  state.restCards.push(...deck);
  for (const hand of state.handCards) sortHand(state.options, hand);
}

/** Without offices the seven of diamonds leads: its first holder from the dealer's left, or whoever sits there. */
function findLead(state: BettelnState): void {
  let seat = state.dealer;
  for (let step = 0; step < state.seats; step++) {
    seat = nextSeat(state, seat);
    const card = handOf(state, seat).find((held) => suitOf(held) === DIAMONDS && rankOf(held) === SEVEN);
    if (card === undefined) continue;
    state.leadCard = card;
    state.turn = seat;
    return;
  }
  state.turn = nextSeat(state, state.dealer);
}
