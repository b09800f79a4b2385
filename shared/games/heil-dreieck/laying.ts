import { removeCard } from '../../cards/piles';
import type { Refusal, Seat } from '../../engine/contract';
import type { LayAction } from './actions';
import { finishLay } from './aftermath';
import { CIRCLE, COLOURS, ECKDREI, INFINITY, SQUARE, TRIANGLE, colourOf, symbolOf } from './cards';
import type { Colour } from './cards';
import { openClaim } from './claims';
import { meetDuty } from './drawing';
import { fits, mayBeLaid } from './fitting';
import { hasOnlyEckdrei, owesHeil } from './hand';
import { refusals } from './refusals';
import { tableSaysHeil } from './saying';
import { handOf, seatsIn } from './state';
import type { Events, State, Undo } from './state';

const SQUARE_DRAWS = 2;
/** Turns used of the three when the last one begins. */
const LAST_TURN = 2;

export function checkLay(state: State, seat: Seat, { card, colour }: LayAction): Refusal | null {
  if (state.phase !== 'turn' && state.phase !== 'drawn') return refusals.notNow;
  if (state.seat !== seat) return refusals.notYourTurn;
  if (!handOf(state, seat).includes(card)) return refusals.notInHand;
  if (state.phase === 'drawn' && card !== state.drawnCard) return refusals.onlyDrawnCard;
  if (!mayBeLaid(state, card)) return state.pending > 0 ? refusals.squareOrTake : refusals.doesNotFit;
  if (symbolOf(card) === CIRCLE) return colour === null ? refusals.colourMissing : null;
  return colour === null ? null : refusals.colourNotNeeded;
}

function undoOf(state: State, seat: Seat, card: number): Undo {
  return {
    seat,
    card,
    wrong: !fits(state, card),
    direction: state.direction,
    colour: state.colour,
    pending: state.pending,
    eckdrei: state.eckdrei[seat] ?? 0,
    heilSaid: state.heilSaid[seat] === true,
    heilStands: state.heilStands[seat] === true,
  };
}

/** [HD-5, HD-56] Lays a card instead of drawing one. */
export function lay(state: State, seat: Seat, { card, colour }: LayAction, events: Events): void {
  const undo = state.options.check === 'challenge' ? undoOf(state, seat, card) : null;
  putDown(state, seat, card, colour, events);
  playEffect(state, card, colour, events);
  if (undo !== null) {
    openClaim(state, seat, undo, []);
    if (cannotBeTakenBack(state, seat, undo)) {
      state.phase = 'check';
      return;
    }
  }
  finishLay(state, seat, events);
}

/** Such a lay waits until nobody objects any more: new cards would be drawn, or the player would be out. */
function cannotBeTakenBack(state: State, seat: Seat, undo: Undo): boolean {
  const hand = handOf(state, seat);
  if (state.options.calls === 'sequential' || hand.length === 0 || hasOnlyEckdrei(hand)) return true;
  return undo.eckdrei === LAST_TURN && symbolOf(undo.card) !== ECKDREI;
}

function putDown(state: State, seat: Seat, card: number, colour: Colour | null, events: Events): void {
  removeCard(handOf(state, seat), card);
  state.discardCards.push(card);
  state.drawnCard = null;
  state.idle = 0;
  state.lays += 1;
  state.lastLay = { number: state.lays, seat, card, colour };
  events?.push({ type: 'laid', number: state.lays, seat, card, colour });
  state.dreieckOpen[seat] = true;
  if (symbolOf(card) === TRIANGLE) forgetHeil(state, seat);
  else if (symbolOf(card) === ECKDREI) meetDuty(state, seat, events);
}

/** A triangle has been laid: with fewer than two left Heil! lapses. The others can only see the triangle. */
function forgetHeil(state: State, seat: Seat): void {
  state.heilOpen[seat] = true;
  if (!state.options.heilLapses) return;
  if (!owesHeil(handOf(state, seat))) state.heilStands[seat] = false;
  state.heilSaid[seat] = tableSaysHeil(state) && state.heilStands[seat] === true;
}

/** What the card does to the others: squares, infinity and circles. */
function playEffect(state: State, card: number, colour: Colour | null, events: Events): void {
  // [HD-51]
  state.colour = colour === null ? colourOf(card) : COLOURS.indexOf(colour);
  if (symbolOf(card) === SQUARE) {
    // [HD-39, HD-42, HD-43]
    state.pending += SQUARE_DRAWS;
    events?.push({ type: 'squares', total: state.pending });
  } else if (symbolOf(card) === INFINITY && state.options.infinity) {
    // [HD-48, HD-50]
    state.direction = state.direction === 1 ? -1 : 1;
    state.again = state.options.reverseForTwo === 'again' && seatsIn(state) === 2;
    events?.push({ type: 'reversed', direction: state.direction });
  }
}
