import type { Seat } from '../../engine/contract';
import type { Action, LayAction } from './actions';
import { CIRCLE, COLOURS, ECKDREI, SQUARE, TRIANGLE, colourOf, symbolOf } from './cards';
import { fits } from './fitting';
import { GOAL, countOf, hasReachedGoal, owesHeil, triangleColours } from './hand';
import { handOf } from './state';
import type { State } from './state';

/** What nobody says or does on purpose; cards are misread now and then. */
const NONSENSE = 0.0005;
const SLIP = 0.01;
const RARELY = 0.1;
const SELDOM = 0.4;
const PLAIN = 1;
const GOOD = 4;
const BETTER = 8;
const SURE = 40;

/** Whether the hand could spare this triangle: it has its like, or enough others. */
function isSpare(state: State, hand: readonly number[], card: number): boolean {
  if (state.options.triangles === 'any') return countOf(hand, TRIANGLE) > GOAL;
  const twin = hand.some((other) => other !== card && symbolOf(other) === TRIANGLE && colourOf(other) === colourOf(card));
  return twin || triangleColours(hand) > GOAL;
}

/**
 * When everybody hoards two, nobody ever gets three, so they are let go now and then. A single one is in the way of an
 * empty hand, which brings many new cards.
 */
function worthOfFew(hand: readonly number[]): number {
  const count = countOf(hand, TRIANGLE);
  if (count >= GOAL) return RARELY;
  if (count === 2) return SELDOM;
  return hand.length <= 2 ? GOOD : PLAIN;
}

function appealOfLay(state: State, seat: Seat, { card, colour }: LayAction): number {
  if (!fits(state, card)) return SLIP;
  const hand = handOf(state, seat);
  switch (symbolOf(card)) {
    case TRIANGLE:
      return isSpare(state, hand, card) ? GOOD : worthOfFew(hand);
    case ECKDREI:
      return countOf(hand, ECKDREI) >= 2 ? BETTER : GOOD;
    case SQUARE:
      return BETTER;
    case CIRCLE: {
      const named = colour === null ? -1 : COLOURS.indexOf(colour);
      let suits = 0;
      for (const other of hand) if (other !== card && colourOf(other) === named) suits += 1;
      return PLAIN / 2 + (GOOD * suits) / hand.length;
    }
    default:
      return GOOD;
  }
}

/** New cards bring triangles as long as they are missing; afterwards they only have to be got rid of. */
function appealOfDraw(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  const has = state.options.triangles === 'any' ? countOf(hand, TRIANGLE) : triangleColours(hand);
  return has >= GOAL ? RARELY : PLAIN;
}

function appealOfObjection(state: State): number {
  const { claim } = state;
  if (claim === null) return NONSENSE;
  if (claim.lay?.wrong === true) return GOOD;
  // Nobody is known to have said it: worth asking.
  return claim.winners.some((winner) => state.heilSaid[winner] !== true) ? GOOD : NONSENSE;
}

/** How sensible an action looks from the seat's own cards, and from what everybody has seen and heard. */
export function appeal(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'lay':
      return appealOfLay(state, seat, action);
    case 'draw':
      return appealOfDraw(state, seat);
    case 'take':
    case 'pass':
    case 'done':
      return PLAIN;
    case 'nameColour': {
      const named = COLOURS.indexOf(action.colour);
      return PLAIN + handOf(state, seat).filter((card) => colourOf(card) === named).length;
    }
    case 'heil':
      return owesHeil(handOf(state, seat)) && state.heilStands[seat] !== true ? SURE : NONSENSE;
    case 'heilDreieck':
      if (!hasReachedGoal(state, seat)) return NONSENSE;
      return state.heilStands[seat] === true ? SURE : SLIP;
    case 'object':
      return appealOfObjection(state);
    case 'approve':
      return appealOfObjection(state) > PLAIN ? RARELY : GOOD;
  }
}
