import { expect } from 'vitest';
import type { Refusal, Seat } from '@shared/engine/contract';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import { schlafmuetze } from '@shared/games/schlafmuetze';
import type { Action, Event, Options, State } from '@shared/games/schlafmuetze';
import { COPIES, cardOf, numberOf } from '@shared/games/schlafmuetze/cards';

export const asWritten: Options = schlafmuetze.presets[0].options;
/** The table catches every mistake, so that a case needs nobody to call. */
export const caught: Options = { ...asWritten, check: 'auto', start: 'first-seat' };

/** A position written in numbers. Cards that are named nowhere lie aside. */
export interface Position {
  /** The tops of the five stacks. */
  readonly middle?: readonly number[];
  /** Seat by seat what will be drawn, the next card first. */
  readonly draw: readonly (readonly number[])[];
  /** Seat by seat the own pile from bottom to top. */
  readonly own?: readonly (readonly number[])[];
  readonly turn?: Seat;
  readonly drawn?: number;
  readonly options?: Partial<Options>;
}

export function position({ middle = [1, 1, 1, 1, 1], draw, own = [], turn = 0, drawn, options = {} }: Position): State {
  const state = fresh(draw.length, 'position', { ...caught, ...options });
  const used = new Set<number>();
  const take = (number: number): number => {
    const card = Array.from({ length: COPIES }, (_, copy) => cardOf(number, COPIES - 1 - copy)).find((one) => !used.has(one));
    if (card === undefined) throw new Error(`there are only five cards with the number ${number}`);
    used.add(card);
    return card;
  };
  middle.forEach((top, stack) => {
    const cards = Array.from({ length: top }, (_, below) => cardOf(below + 1, stack));
    for (const card of cards) used.add(card);
    state.middleCards[stack] = cards;
  });
  draw.forEach((numbers, seat) => (state.drawCards[seat] = numbers.map(take).reverse()));
  draw.forEach((_, seat) => (state.ownCards[seat] = (own[seat] ?? []).map(take)));
  state.drawnCard = drawn === undefined ? null : take(drawn);
  state.asideCards.push(...schlafmuetze.pieces(state.options, draw.length).filter((card) => !used.has(card)));
  state.seat = turn;
  state.fresh = drawn === undefined;
  expectAllCards(state);
  return state;
}

export function fresh(seats: number, seed: string, options: Partial<Options> = {}): State {
  const previousSeats = Array.from({ length: seats }, () => null);
  return schlafmuetze.setup({ options: { ...asWritten, ...options }, seats, previous: null, previousSeats }, randomFrom(seed));
}

export function expectAllCards(state: State): void {
  const cards = schlafmuetze.inventory(state).sort((one, other) => one - other);
  expect(cards).toEqual(schlafmuetze.pieces(state.options, state.seatCount));
}

/** Takes actions of one seat, which have to be accepted, and gives the events. */
export function play(state: State, seat: Seat, ...actions: Action[]): Event[] {
  const events: Event[] = [];
  for (const action of actions) {
    const refusal = schlafmuetze.apply(state, seat, action, events);
    if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
    expectAllCards(state);
  }
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: State, seat: Seat, action: Action): Refusal['code'] | null {
  const before = hashOf(state);
  const copy = schlafmuetze.copy(state);
  const answer = schlafmuetze.apply(copy, seat, action, []);
  if (answer !== null) expect(hashOf(copy)).toBe(before);
  return answer?.code ?? null;
}

export const draw: Action = { type: 'draw' };
export const keep: Action = { type: 'keep' };
export const wait: Action = { type: 'wait' };
export const onStack = (stack: number, from: 'drawn' | 'own' = 'drawn'): Action => ({ type: 'layMiddle', from, stack });
export const onSeat = (seat: Seat, from: 'drawn' | 'own' = 'drawn'): Action => ({ type: 'layAtSeat', from, seat });
export const call = (lay: number): Action => ({ type: 'call', lay });
export const trust = (lay: number): Action => ({ type: 'trust', lay });

export function middle(state: State): number[] {
  return state.middleCards.map((cards) => numberOf(cards.at(-1) ?? 0));
}

/** A player's own pile, bottom to top. */
export function own(state: State, seat: Seat): number[] {
  return (state.ownCards[seat] ?? []).map(numberOf);
}

/** A player's draw pile, the next card first. */
export function pile(state: State, seat: Seat): number[] {
  return (state.drawCards[seat] ?? []).map(numberOf).reverse();
}

export function drawn(state: State): number | null {
  return state.drawnCard === null ? null : numberOf(state.drawnCard);
}

/** Why somebody was made a Schlafmütze, or null. */
export function mistakeOf(events: readonly Event[]): string | null {
  return events.find((event) => event.type === 'mistake')?.reason ?? null;
}

export function typesOf(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}
