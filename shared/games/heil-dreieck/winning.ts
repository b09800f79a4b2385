import type { Seat } from '../../engine/contract';
import { openClaim } from './claims';
import { drawCards } from './drawing';
import { finish } from './ending';
import type { CallTime } from './events';
import { hasReachedGoal } from './hand';
import { tableSaysDreieck } from './saying';
import { handOf } from './state';
import type { Events, State } from './state';

/** [HD-28, HD-29] Everybody who says it truly, at the same time, has won. */
export function win(state: State, winners: Seat[], events: Events): void {
  finish(state, winners, winners.length > 1 ? 'heil-dreieck-together' : 'heil-dreieck', events);
}

/** [HD-30, HD-31, HD-32] Heil! was never said: as many new cards as were dealt, and play goes on. */
export function missHeil(state: State, seats: readonly Seat[], events: Events): void {
  for (const seat of seats) {
    events?.push({ type: 'heilMissing', seat });
    drawCards(state, seat, state.handSize, 'no-heil', events);
  }
}

/** Heil Dreieck! by players who have reached the goal; whether Heil! came before is for the table or the others to say. */
export function sayDreieck(state: State, seats: readonly Seat[], times: readonly CallTime[], events: Events): void {
  for (const seat of seats) {
    state.dreieckOpen[seat] = false;
    events?.push({ type: 'heilDreieck', seat, shownCards: [...handOf(state, seat)], times: [...times] });
  }
  if (state.options.check === 'challenge') {
    letOthersCheck(state, seats, events);
    return;
  }
  const winners = seats.filter((seat) => state.heilStands[seat] === true);
  if (winners.length > 0) win(state, winners, events);
  else missHeil(state, seats, events);
}

function letOthersCheck(state: State, seats: readonly Seat[], events: Events): void {
  const [first = 0] = seats;
  // The last lay of a winner stays open to objections: the win may rest on it.
  const lay = state.claim?.lay ?? null;
  const claim = openClaim(state, first, lay !== null && seats.includes(lay.seat) ? lay : null, [...seats]);
  state.phase = 'check';
  state.seat = first;
  if (claim.waiting === 0) win(state, [...seats], events);
}

/** Heil Dreieck! with other cards in hand counts for nothing. */
export function sayFalseDreieck(state: State, seat: Seat, events: Events): void {
  state.dreieckOpen[seat] = false;
  events?.push({ type: 'falseDreieck', seat });
  if (state.options.falseCall === 'draw') drawCards(state, seat, state.handSize, 'false-call', events);
}

/** Where the table says it, it does so as soon as it is true. */
export function tableSaysWin(state: State, seat: Seat, events: Events): void {
  if (tableSaysDreieck(state) && hasReachedGoal(state, seat)) sayDreieck(state, [seat], [], events);
}
