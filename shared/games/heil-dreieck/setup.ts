import type { Deal, Seat } from '../../engine/contract';
import { nextBelow, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { CIRCLE, MOST_COPIES, PACK_SIZE, SQUARE, colourOf, symbolOf } from './cards';
import { drawCards, lookAtHand } from './drawing';
import type { Options } from './options';
import { STANDING_WINDOW } from './clock';
import { NONE, NO_DUTY, nextIn } from './state';
import type { State } from './state';

export const MOST_SEATS = 12;
const FEWEST_COPIES = 2;
/** Cards in the pack for each card that is dealt, so that a draw stack remains. */
const RESERVE = 1.5;
const FIRST_SQUARE_DRAWS = 2;

/** [HD-2, HD-3, HD-4] Six, eight or ten. */
export function handSizeOf(options: Options, seats: number): number {
  if (seats > 8) return 10;
  if (seats > 4) return 8;
  return seats === 4 && options.fourPlayers === 'eight' ? 8 : 6;
}

/** The pack grows with the number of players. */
export function packOf(options: Options, seats: number): number[] {
  const dealt = seats * handSizeOf(options, seats);
  let copies = FEWEST_COPIES;
  while (copies < MOST_COPIES && copies * PACK_SIZE < RESERVE * dealt + 1) copies += 1;
  return Array.from({ length: copies * PACK_SIZE }, (_, card) => card);
}

/** [HD-7 to HD-10] Shuffles, deals, and turns up the first card of the discard deck. */
export function setup({ options, seats }: Deal<Options, null>, random: Random): State {
  const perSeat = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  const handSize = handSizeOf(options, seats);
  const starter = options.start === 'lot' ? nextBelow(random, seats) : 0;
  const state: State = {
    options,
    random,
    seatCount: seats,
    starter,
    handSize,
    phase: 'turn',
    seat: starter,
    drawnCard: null,
    direction: 1,
    handCards: perSeat(() => []),
    talonCards: shuffle(random, packOf(options, seats)),
    discardCards: [],
    colour: NONE,
    pending: 0,
    again: false,
    outSeats: [],
    heilSaid: perSeat(() => false),
    heilStands: perSeat(() => false),
    heilOpen: perSeat(() => true),
    dreieckOpen: perSeat(() => true),
    eckdrei: perSeat(() => NO_DUTY),
    claim: null,
    claims: 0,
    lastLay: null,
    lays: 0,
    windows: STANDING_WINDOW,
    idle: 0,
    turns: 0,
    winners: [],
    reason: 'heil-dreieck',
  };
  for (let dealt = 0; dealt < handSize * seats; dealt++) {
    state.handCards[(starter + dealt) % seats]?.push(state.talonCards.pop() ?? 0);
  }
  state.handCards.forEach((_, seat) => lookAtHand(state, seat, null));
  turnUp(state, state.talonCards.pop() ?? 0);
  return state;
}

/** [HD-11 to HD-17] What the first card means. Triangles, Eckdrei cards and infinity have no effect. */
export function turnUp(state: State, card: number): void {
  state.discardCards.push(card);
  if (symbolOf(card) === CIRCLE) {
    state.phase = 'firstColour';
    state.seat = chooser(state);
    return;
  }
  state.colour = colourOf(card);
  // Nobody can answer this square, and whoever draws for it keeps his turn.
  if (symbolOf(card) === SQUARE) drawCards(state, nextIn(state, state.starter), FIRST_SQUARE_DRAWS, 'squares', null);
}

/** [HD-13, HD-14, HD-15] Chance always finds somebody; a table that has agreed on a first seat asks that one. */
function chooser(state: State): Seat {
  return state.options.start === 'lot' ? nextBelow(state.random, state.seatCount) : 0;
}
