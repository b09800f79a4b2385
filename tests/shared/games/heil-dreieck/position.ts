import { expect } from 'vitest';
import type { ClockAction, Refusal, Seat } from '@shared/engine/contract';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import { heilDreieck } from '@shared/games/heil-dreieck';
import type { Action, Event, Options, State } from '@shared/games/heil-dreieck';
import { COLOURS, colourOf, symbolOf } from '@shared/games/heil-dreieck/cards';
import type { Colour } from '@shared/games/heil-dreieck/cards';

export const asWritten: Options = heilDreieck.presets[0].options;

/** Colours by their first letters; black is k. */
const LETTERS = 'krbg';

/** A position with cards like `r7`; of equal cards each word takes the next one. Cards named nowhere lie under the draws. */
export interface Position {
  readonly hands: readonly string[];
  readonly top?: string;
  /** The colour named for a circle on top. */
  readonly named?: Colour;
  /** The next card first. */
  readonly draws?: string;
  readonly pending?: number;
  readonly turn?: Seat;
  /** Whose Heil! stands. */
  readonly heil?: readonly Seat[];
  /** Own turns used of the three, for seats with the Eckdrei duty. */
  readonly eckdrei?: Readonly<Record<Seat, number>>;
  /** Cards named nowhere lie below the top card instead. */
  readonly short?: boolean;
  readonly options?: Partial<Options>;
}

export function position({ hands, top = 'k1', named, draws = '', pending = 0, turn = 0, heil = [], eckdrei = {}, short = false, options = {} }: Position): State {
  const state = fresh(hands.length, 'position', { ...asWritten, start: 'first-seat', ...options });
  const all = heilDreieck.pieces(state.options, hands.length);
  const used = new Set<number>();
  const take = (word: string): number => {
    const [colour, symbol] = [LETTERS.indexOf(word.charAt(0)), Number(word.slice(1))];
    const card = all.find((one) => colourOf(one) === colour && symbolOf(one) === symbol && !used.has(one));
    if (card === undefined) throw new Error(`no ${word} left`);
    used.add(card);
    return card;
  };
  const takeAll = (text: string): number[] => text.split(' ').filter((word) => word !== '').map(take);
  state.handCards = hands.map(takeAll);
  const topCard = take(top);
  const next = takeAll(draws).reverse();
  const rest = all.filter((card) => !used.has(card));
  state.talonCards = [...(short ? [] : rest), ...next];
  state.discardCards = [...(short ? rest : []), topCard];
  state.colour = named === undefined ? colourOf(topCard) : COLOURS.indexOf(named);
  state.phase = 'turn';
  state.seat = turn;
  state.pending = pending;
  hands.forEach((_, seat) => {
    state.heilSaid[seat] = state.heilStands[seat] = heil.includes(seat);
    state.heilOpen[seat] = !heil.includes(seat);
    state.eckdrei[seat] = eckdrei[seat] ?? -1;
  });
  expectAllCards(state);
  return state;
}

export function fresh(seats: number, seed: string, options: Partial<Options> = {}): State {
  const previousSeats = Array.from({ length: seats }, () => null);
  return heilDreieck.setup({ options: { ...asWritten, ...options }, seats, previous: null, previousSeats }, randomFrom(seed));
}

/** A match in which a card with this symbol was turned up. */
export function turnedUp(seats: number, symbol: number, options: Partial<Options> = {}, first = 0): State {
  for (let seed = first; seed < first + 500; seed++) {
    const state = fresh(seats, `turned up ${seed}`, options);
    if (symbolOf(topCard(state)) === symbol) return state;
  }
  throw new Error(`no deal turns up a ${symbol}`);
}

export function topCard(state: State): number {
  return state.discardCards.at(-1) ?? -1;
}

export function expectAllCards(state: State): void {
  const cards = heilDreieck.inventory(state).sort((one, other) => one - other);
  expect(cards).toEqual(heilDreieck.pieces(state.options, state.seatCount));
}

/** Takes actions of one seat, which have to be accepted, and gives the events. */
export function play(state: State, seat: Seat, ...actions: Action[]): Event[] {
  const events: Event[] = [];
  for (const action of actions) {
    const refusal = heilDreieck.apply(state, seat, action, events);
    if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
    expectAllCards(state);
  }
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: State, seat: Seat, action: Action): Refusal['code'] | null {
  const before = hashOf(state);
  const copy = heilDreieck.copy(state);
  const answer = heilDreieck.apply(copy, seat, action, []);
  if (answer !== null) expect(hashOf(copy)).toBe(before);
  return answer?.code ?? null;
}

/** Calls in the window, judged together; or the end of the window. */
export function clock(state: State, action: ClockAction<Action>): { events: Event[]; code: string | null } {
  const before = hashOf(state);
  const events: Event[] = [];
  const code = heilDreieck.applyClock(state, action, events)?.code ?? null;
  if (code !== null) expect(hashOf(state)).toBe(before);
  expectAllCards(state);
  return { events, code };
}

/** Lays the first card of the seat's hand that looks like the word. */
export function lay(state: State, seat: Seat, word: string, colour: Colour | null = null): Action {
  const card = (state.handCards[seat] ?? []).find((one) => wordOf(one) === word);
  if (card === undefined) throw new Error(`no ${word} in the hand of ${seat}`);
  return { type: 'lay', card, colour };
}

export const draw: Action = { type: 'draw' };
export const take: Action = { type: 'take' };
export const pass: Action = { type: 'pass' };
export const done: Action = { type: 'done' };
export const heil: Action = { type: 'heil' };
export const dreieck: Action = { type: 'heilDreieck' };
export const object = (claim: number): Action => ({ type: 'object', claim });
export const approve = (claim: number): Action => ({ type: 'approve', claim });

export function wordOf(card: number): string {
  return `${LETTERS.charAt(colourOf(card))}${symbolOf(card)}`;
}

export function hand(state: State, seat: Seat): string {
  return (state.handCards[seat] ?? []).map(wordOf).join(' ');
}

export function counts(state: State): number[] {
  return state.handCards.map((cards) => cards.length);
}

export function typesOf(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}

export function has(events: readonly Event[], type: Event['type']): boolean {
  return events.some((event) => event.type === type);
}
