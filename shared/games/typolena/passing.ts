import type { Seat } from '../../engine/contract';
import { CARD } from './cards';
import type { Events } from './rule';
import { neighbour, type State } from './state';
import { endTurn } from './turns';

interface Move {
  readonly from: Seat;
  readonly to: Seat;
}

/** Moves whole hands at once and ends the turn of whoever laid the purple card. */
function moveHands(state: State, moves: readonly Move[], layer: Seat, events: Events): void {
  const before = state.hands.slice();
  for (const { from, to } of moves) state.hands[to] = before[from] ?? [];
  events?.push({
    type: 'handsMoved',
    moves: moves.map(({ from, to }) => ({ from, to, count: (before[from] ?? []).length })),
  });
  endTurn(state, layer, events);
}

/** TS-20, TS-22, G-TS-13: two complete hands, the Strangers included. */
export function exchangeHands(state: State, one: Seat, other: Seat, layer: Seat, events: Events): void {
  const moves = [
    { from: one, to: other },
    { from: other, to: one },
  ];
  moveHands(state, moves, layer, events);
}

function holderOf(state: State, card: number): Seat | null {
  const seat = state.hands.findIndex((hand) => hand.includes(card));
  return seat < 0 ? null : seat;
}

/** TY-85, TS-18, TS-19, G-TS-9: everybody passes to the next one in the current direction; who is protected is left out. */
function passAround(state: State, guarded: Seat | null, layer: Seat, events: Events): void {
  const moves: Move[] = [];
  for (let from = 0; from < state.seatCount; from++) {
    if (from === guarded) continue;
    let to = neighbour(state, from);
    if (to === guarded) to = neighbour(state, to);
    if (to !== from) moves.push({ from, to });
  }
  moveHands(state, moves, layer, events);
}

/** TY-85; TS-13, TS-17 to TS-22, G-TS-8 to G-TS-13: who holds the Strangers once the card is laid decides who swaps. */
export function passOn(state: State, layer: Seat, events: Events): void {
  const one = holderOf(state, CARD.strangerA);
  const other = holderOf(state, CARD.strangerB);
  if (one !== null && one === other) state.phase = { kind: 'strangerPartner', seat: one, layer };
  else if (one !== null && other !== null) exchangeHands(state, one, other, layer, events);
  else passAround(state, one ?? other, layer, events);
}

/** TY-84, TY-85. When lays can be objected to, the hands wait until this one stands: they could not be told apart again. */
export function playPurple(state: State, seat: Seat, events: Events): void {
  if (state.options.check === 'challenge') state.phase = { kind: 'check', seat, then: 'passOn' };
  else passOn(state, seat, events);
}
