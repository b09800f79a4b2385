import type { Seat } from '../../engine/contract';
import type { DurakEvent } from './events';
import { FIRST_LIMIT, HAND_SIZE, NOBODY, ROUND_LIMIT, handOf, nextIn } from './state';
import type { DurakState } from './state';

/** [DU-11] Opens a round: the attacker faces the next player to his left. */
export function openRound(state: DurakState, attacker: Seat, events: DurakEvent[] | null): void {
  state.round += 1;
  state.opener = attacker;
  state.attacker = attacker;
  state.defender = nextIn(state, attacker);
  state.adder = NOBODY;
  state.limit = limitFor(state, handOf(state, state.defender).length);
  state.uncovered = 0;
  state.values = 0;
  state.taking = false;
  events?.push({ type: 'round', attacker, defender: state.defender });
}

/** [DU-29, DU-35, DU-36] How many cards a defender with this many cards may be given in one round. */
export function limitFor(state: DurakState, held: number): number {
  let limit = held;
  if (state.options.sixLimit && limit > ROUND_LIMIT) limit = ROUND_LIMIT;
  if (state.options.firstFive && state.round === 1 && limit > FIRST_LIMIT) limit = FIRST_LIMIT;
  return limit;
}

/** [DU-28] Who may add first: the attacker. */
export function firstAdder(state: DurakState): Seat {
  if (state.attackCards.length >= state.limit) return NOBODY;
  if (handOf(state, state.attacker).length > 0) return state.attacker;
  return adderAfter(state, state.attacker);
}

/** [DU-24, DU-26, DU-28] Who may add once `seat` does not want to, clockwise from the defender's left. */
export function adderAfter(state: DurakState, seat: Seat): Seat {
  if (state.options.adders === 'neighbour') {
    const neighbour = nextIn(state, state.defender);
    const free = seat === state.attacker && neighbour !== seat && neighbour !== state.defender;
    return free && handOf(state, neighbour).length > 0 ? neighbour : NOBODY;
  }
  let next = nextIn(state, seat === state.attacker ? state.defender : seat);
  while (next !== state.defender) {
    if (next !== state.attacker && handOf(state, next).length > 0) return next;
    next = nextIn(state, next);
  }
  return NOBODY;
}

/** [DU-37] After the table has changed: the order of adding starts again, or the round is over. */
export function askAdders(state: DurakState, events: DurakEvent[] | null): void {
  const waits = state.uncovered > 0 && !state.taking && !state.options.addUncovered;
  state.adder = waits ? NOBODY : firstAdder(state);
  closeIfDone(state, events);
}

export function closeIfDone(state: DurakState, events: DurakEvent[] | null): void {
  if (state.adder !== NOBODY) return;
  if (state.taking) closeTaken(state, events);
  else if (state.uncovered === 0) closeBeaten(state, events);
}

/** [DU-13, DU-38] The beaten cards leave the game, and the defender attacks next. */
function closeBeaten(state: DurakState, events: DurakEvent[] | null): void {
  const from = state.discardedCards.length;
  moveTable(state, state.discardedCards);
  events?.push({ type: 'beaten', seat: state.defender, cards: state.discardedCards.slice(from) });
  closeRound(state, false, events);
}

/** [DU-14, DU-15, DU-40] The defender picks everything up, and the player after him attacks next. */
export function closeTaken(state: DurakState, events: DurakEvent[] | null): void {
  const hand = state.handCards[state.defender];
  const known = state.knownCards[state.defender];
  if (hand === undefined || known === undefined) return;
  const from = hand.length;
  moveTable(state, hand);
  for (let index = from; index < hand.length; index++) known.push(hand[index] ?? 0);
  events?.push({ type: 'took', seat: state.defender, cards: hand.slice(from) });
  closeRound(state, true, events);
}

function moveTable(state: DurakState, target: number[]): void {
  for (let index = 0; index < state.attackCards.length; index++) {
    target.push(state.attackCards[index] ?? 0);
    const cover = state.coverCards[index] ?? null;
    if (cover !== null) target.push(cover);
  }
  // Popping is much faster than setting the length, and rounds are short.
  while (state.attackCards.pop() !== undefined) state.coverCards.pop();
}

function closeRound(state: DurakState, taken: boolean, events: DurakEvent[] | null): void {
  const { defender } = state;
  if (state.talonCards.length > 0) drawAll(state, events);
  if (state.talonCards.length === 0 && leaveAndCount(state, events) < 2) {
    finish(state, events);
    return;
  }
  const defends = !taken && state.out[defender] !== true;
  openRound(state, defends ? defender : nextIn(state, defender), events);
}

/** [DU-41, DU-43, DU-44] The opener draws first, then the others clockwise, the defender last. */
function drawAll(state: DurakState, events: DurakEvent[] | null): void {
  let seat = state.opener;
  do {
    if (seat !== state.defender) draw(state, seat, events);
    seat = nextIn(state, seat);
  } while (seat !== state.opener);
  draw(state, state.defender, events);
}

/** [DU-42, DU-46] Up to six cards, as long as there are any. */
function draw(state: DurakState, seat: Seat, events: DurakEvent[] | null): void {
  const hand = state.handCards[seat];
  if (hand === undefined) return;
  const from = hand.length;
  while (hand.length < HAND_SIZE) {
    const card = state.talonCards.pop();
    if (card === undefined) break;
    hand.push(card);
    if (state.talonCards.length === 0) state.knownCards[seat]?.push(card);
  }
  if (events === null || hand.length === from) return;
  const cards = hand.slice(from);
  events.push({ type: 'drew', seat, cards, openCards: cards.filter((card) => card === state.trumpCard) });
}

/** [DU-47] Whoever has no cards now has left successfully; answers how many are still in. */
function leaveAndCount(state: DurakState, events: DurakEvent[] | null): number {
  let left = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.out[seat] === true) continue;
    if (handOf(state, seat).length > 0) left += 1;
    else {
      state.out[seat] = true;
      events?.push({ type: 'out', seat });
    }
  }
  return left;
}

/** [DU-48, DU-49, DU-51] The last one with cards is the Durak; when there is none, the game is drawn. */
function finish(state: DurakState, events: DurakEvent[] | null): void {
  state.phase = 'over';
  state.durak = state.out.indexOf(false);
  state.adder = NOBODY;
  state.uncovered = 0;
  state.values = 0;
  state.taking = false;
  events?.push({ type: 'over', durak: state.durak === NOBODY ? null : state.durak });
}
