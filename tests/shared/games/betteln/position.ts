import { RANKS } from '@shared/cards/french';
import type { Rank } from '@shared/cards/french';
import type { Refusal, Seat } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { betteln } from '@shared/games/betteln';
import type { BettelnAction, BettelnCarry, BettelnEvent, BettelnOptions, BettelnState } from '@shared/games/betteln';
import { sortHand } from '@shared/games/betteln/order';
import { cards } from '@tests/shared/cards/notation';

export const asWritten: BettelnOptions = betteln.presets[0].options;

/** The offices of an evening in which seat 0 was king and the last seat beggar. */
export const inOrder = (seats: number): BettelnCarry => ({ places: Array.from({ length: seats }, (_, seat) => seat) });

/** A match as it begins. */
export function fresh(
  seats: number,
  seed: string,
  options: Partial<BettelnOptions> = {},
  previous: BettelnCarry | null = null,
  previousSeats: readonly (Seat | null)[] = Array.from({ length: seats }, (_, seat) => (previous === null ? null : seat)),
): BettelnState {
  return betteln.setup({ options: { ...asWritten, ...options }, seats, previous, previousSeats }, randomFrom(seed));
}

/** A position in which a seat has to lead, A is seat 0. */
export interface Position {
  readonly hands: readonly string[];
  readonly turn?: Seat;
  readonly options?: Partial<BettelnOptions>;
  readonly previous?: BettelnCarry;
}

export function position({ hands, turn = 0, options = {}, previous }: Position): BettelnState {
  const state = fresh(hands.length, 'position', options, previous ?? null);
  setHands(state, hands);
  state.phase = 'play';
  state.turn = turn;
  state.leadCard = null;
  return state;
}

/** Gives these hands; all other cards have been played. */
export function setHands(state: BettelnState, hands: readonly string[]): void {
  const held = hands.flatMap(cards);
  state.handCards.splice(0, state.seats, ...hands.map(cards));
  for (const hand of state.handCards) sortHand(state.options, hand);
  state.restCards.length = 0;
  state.playedCards.splice(0, state.playedCards.length, ...betteln.pieces(state.options, state.seats).filter((id) => !held.includes(id)));
}

/** Takes the action, which has to be accepted, and gives the events. */
export function act(state: BettelnState, seat: Seat, action: BettelnAction): BettelnEvent[] {
  const events: BettelnEvent[] = [];
  const refusal = betteln.apply(state, seat, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)} of ${seat}`);
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: BettelnState, seat: Seat, action: BettelnAction): Refusal['code'] | null {
  const before = JSON.stringify(state);
  const copy = betteln.copy(state);
  const answer = betteln.apply(copy, seat, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

const rankOf = (rank: Rank): number => RANKS.indexOf(rank);

/** Lays so many cards of this value. */
export const lay = (rank: Rank, count = 1): BettelnAction => ({ type: 'play', rank: rankOf(rank), count });
export const name = (wanted: Rank): BettelnAction => ({ type: 'name', rank: rankOf(wanted) });
export const give = (text: string): BettelnAction => ({ type: 'give', card: cards(text)[0] ?? 0 });
export const putAway = (text: string): BettelnAction => ({ type: 'put-away', card: cards(text)[0] ?? 0 });
export const pass: BettelnAction = { type: 'pass' };
export const exchange: BettelnAction = { type: 'exchange' };
export const yieldLead: BettelnAction = { type: 'yield' };
export const takeRest: BettelnAction = { type: 'take-rest' };
export const leaveRest: BettelnAction = { type: 'leave-rest' };

/** Plays random legal actions to the end. */
export function finish(state: BettelnState, choose: (below: number) => number): void {
  for (let seats = betteln.acting(state); seats.length > 0; seats = betteln.acting(state)) {
    const seat = seats[choose(seats.length)] ?? 0;
    const actions = betteln.legal(state, seat);
    const action = actions[choose(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    act(state, seat, action);
  }
}
