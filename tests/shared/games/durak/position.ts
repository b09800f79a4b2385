import { SUITS } from '@shared/cards/french';
import type { Refusal, Seat } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { durak } from '@shared/games/durak';
import type { DurakAction, DurakCarry, DurakEvent, DurakOptions, DurakState } from '@shared/games/durak';
import { openRound } from '@shared/games/durak/round';
import { card, cards } from '@tests/shared/cards/notation';

export const asWritten: DurakOptions = durak.presets[0].options;

/** A position at the beginning of a round, written with cards like `10h`. Cards that are named nowhere are out of play. */
export interface Position {
  /** Seat by seat, clockwise; A is 0. */
  readonly hands: readonly string[];
  /** The next card to draw stands last, the trump card first. */
  readonly talon?: string;
  readonly trump?: string;
  readonly attacker?: Seat;
  readonly options?: Partial<DurakOptions>;
}

export function position({ hands, talon = '', trump = 'hearts', attacker = 0, options = {} }: Position): DurakState {
  const state = fresh(hands.length, 'position', { ...asWritten, redeal: false, ...options });
  state.talonCards = cards(talon);
  state.handCards = hands.map(cards);
  state.knownCards = hands.map(() => []);
  state.trumpSuit = SUITS.findIndex((suit) => suit === trump);
  state.trumpCard = state.talonCards[0] ?? card('6h');
  const placed = new Set([...state.talonCards, ...state.handCards.flat()]);
  state.discardedCards.push(...durak.pieces(state.options, hands.length).filter((id) => !placed.has(id)));
  hands.forEach((hand, seat) => (state.out[seat] = hand === '' && talon === ''));
  state.round = 0;
  openRound(state, attacker, null);
  return state;
}

/** A match as it begins. */
export function fresh(
  seats: number,
  seed: string,
  options: DurakOptions = asWritten,
  previous: DurakCarry | null = null,
  previousSeats: readonly (Seat | null)[] = Array.from({ length: seats }, (_, seat) => (previous === null ? null : seat)),
): DurakState {
  return durak.setup({ options, seats, previous, previousSeats }, randomFrom(seed));
}

/** Takes the action, which has to be accepted, and gives the events. */
export function play(state: DurakState, seat: Seat, action: DurakAction): DurakEvent[] {
  const events: DurakEvent[] = [];
  const refusal = durak.apply(state, seat, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: DurakState, seat: Seat, action: DurakAction): Refusal['code'] | null {
  const before = JSON.stringify(state);
  const copy = durak.copy(state);
  const answer = durak.apply(copy, seat, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

export const attack = (text: string): DurakAction => ({ type: 'attack', cards: cards(text) });
export const add = (text: string): DurakAction => ({ type: 'add', card: card(text) });
export const cover = (target: string, by: string): DurakAction => ({ type: 'cover', card: card(by), targetCard: card(target) });
export const transfer = (text: string): DurakAction => ({ type: 'transfer', card: card(text) });
export const pass: DurakAction = { type: 'pass' };
export const take: DurakAction = { type: 'take' };
export const keep: DurakAction = { type: 'keep' };
export const redeal: DurakAction = { type: 'redeal' };

/** Plays random legal actions to the end. */
export function finish(state: DurakState, choose: (below: number) => number): void {
  for (let seats = durak.acting(state); seats.length > 0; seats = durak.acting(state)) {
    const seat = seats[choose(seats.length)] ?? 0;
    const actions = durak.legal(state, seat);
    const action = actions[choose(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    play(state, seat, action);
  }
}
