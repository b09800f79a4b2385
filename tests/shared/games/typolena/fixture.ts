import { expect } from 'vitest';
import { hashOf } from '@shared/engine/hash';
import { randomFrom } from '@shared/engine/random';
import type { Seat } from '@shared/engine/contract';
import { typolena, type Action, type Event, type Options, type State } from '@shared/games/typolena';
import { CARD, coloursOf, commonLetters, isLena, LETTERS, MOTIFS } from '@shared/games/typolena/cards';
import type { Colour, Letter } from '@shared/games/typolena/cards';

export const asWritten: Options = typolena.presets[0].options;
/** Most cases are about one rule: without calls that hurry. */
export const calm: Options = { ...asWritten, calls: 'sequential' };

export function newcomers(seats: number): null[] {
  return Array.from({ length: seats }, () => null);
}

export function fresh(seats: number, seed: string, options: Partial<Options> = {}): State {
  const deal = { options: { ...asWritten, ...options }, seats, previous: null, previousSeats: newcomers(seats) };
  return typolena.setup(deal, randomFrom(seed));
}

interface Wanted {
  /** Exactly these colours. */
  readonly colours?: readonly Colour[];
  readonly has?: Colour;
  readonly lacks?: Colour;
  readonly lena?: boolean;
  readonly fits?: number;
  readonly clashes?: number;
}

/** Finds motifs with the wanted qualities, each only once, so that a position is made of real cards. */
export class Box {
  private readonly used = new Set<number>();

  take(wanted: Wanted = {}): number {
    const found = this.find(wanted);
    if (found === undefined) throw new Error(`no motif left with ${JSON.stringify(wanted)}`);
    this.used.add(found);
    return found;
  }

  /** A card of one's own choice. */
  use(card: number): number {
    if (this.used.has(card)) throw new Error(`card ${String(card)} lies somewhere else`);
    this.used.add(card);
    return card;
  }

  /** Any motifs, to fill a hand; red ones last, so that hardly anybody can answer red by chance. */
  some(count: number): number[] {
    return Array.from({ length: count }, () => this.take(this.find({ lacks: 'red' }) === undefined ? {} : { lacks: 'red' }));
  }

  /** A card that the given one can be laid beside, not a red one if that can be helped. */
  beside(card: number): number {
    return this.take(this.find({ fits: card, lacks: 'red' }) === undefined ? { fits: card } : { fits: card, lacks: 'red' });
  }

  private find(wanted: Wanted): number | undefined {
    return MOTIFS.find(({ id }) => !this.used.has(id) && matches(id, wanted))?.id;
  }
}

function matches(card: number, { colours, has, lacks, lena, fits, clashes }: Wanted): boolean {
  const own = coloursOf(card);
  if (colours !== undefined && (own.length !== colours.length || !colours.every((colour) => own.includes(colour)))) return false;
  if (has !== undefined && !own.includes(has)) return false;
  if (lacks !== undefined && own.includes(lacks)) return false;
  if (lena !== undefined && isLena(card) !== lena) return false;
  if (fits !== undefined && commonLetters(card, fits).length === 0) return false;
  return clashes === undefined || commonLetters(card, clashes).length === 0;
}

/** A right letter between two cards. */
export function letterOf(card: number, beside: number): Letter {
  const [letter] = commonLetters(card, beside);
  if (letter === undefined) throw new Error(`${String(card)} and ${String(beside)} share nothing`);
  return letter;
}

export function wrongLetter(card: number, beside: number): Letter {
  const letter = LETTERS.find((candidate) => !commonLetters(card, beside).includes(candidate));
  if (letter === undefined) throw new Error(`${String(card)} and ${String(beside)} share everything`);
  return letter;
}

export interface Position {
  readonly hands: readonly (readonly number[])[];
  readonly stacks: readonly [readonly number[], readonly number[]];
  /** In the order in which they are drawn. Cards that are named nowhere lie below them, in a fixed order. */
  readonly draws?: readonly number[];
  /** The draws are all there is: the other cards are not in the talon but at the bottom of the first stack. */
  readonly short?: boolean;
  readonly turn?: Seat;
  readonly options?: Partial<Options>;
}

/** A position in which the seat with the turn begins it. */
export function position({ hands, stacks, draws = [], short = false, turn = 0, options = {} }: Position): State {
  const state = fresh(hands.length, 'position', { ...calm, ...options });
  const placed = new Set([...hands.flat(), ...stacks.flat(), ...draws]);
  const rest = typolena.pieces(state.options, hands.length).filter((card) => !placed.has(card));
  state.hands = hands.map((hand) => [...hand]);
  state.talon = [...(short ? [] : rest), ...[...draws].reverse()];
  state.stacks = [
    { cards: [...(short ? rest : []), ...stacks[0]], packet: 0 },
    { cards: [...stacks[1]], packet: 0 },
  ];
  state.phase = { kind: 'turn', seat: turn, drawn: false };
  expectAllCards(state);
  return state;
}

export function expectAllCards(state: State): void {
  const byNumber = (one: number, other: number): number => one - other;
  expect(typolena.inventory(state).sort(byNumber)).toEqual([...typolena.pieces(state.options, state.seatCount)].sort(byNumber));
}

/** Takes actions that have to be accepted, and gives the events. */
export function play(state: State, seat: Seat, ...actions: Action[]): Event[] {
  const events: Event[] = [];
  for (const action of actions) {
    const refusal = typolena.apply(state, seat, action, events);
    if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
    expectAllCards(state);
  }
  return events;
}

/** Why an action is refused; it leaves no trace. */
export function refusal(state: State, seat: Seat, action: Action): string {
  const before = hashOf(state);
  const refused = typolena.apply(state, seat, action, []);
  expect(hashOf(state)).toBe(before);
  return refused?.code ?? 'accepted';
}

export function isLegal(state: State, seat: Seat, action: Action): boolean {
  const text = JSON.stringify(action);
  return typolena.legal(state, seat).some((other) => JSON.stringify(other) === text);
}

export function layOf(card: number, stack: 0 | 1, letter: Letter | null = null, colour: Colour | null = null, lena = false): Action {
  return { type: 'lay', card, stack, letter, colour, lena };
}

/** A right lay on the stack; of several colours the first one, unless another is named. */
export function rightLay(state: State, card: number, stack: 0 | 1, colour?: Colour | null): Action {
  const beside = topCard(state, stack === 0 ? 1 : 0);
  return layOf(card, stack, letterOf(card, beside), colour === undefined ? (coloursOf(card)[0] ?? null) : colour);
}

export function topCard(state: State, stack: 0 | 1): number {
  return state.stacks[stack].cards.at(-1) ?? -1;
}

export function handOf(state: State, seat: Seat): number[] {
  return [...(state.hands[seat] ?? [])].sort((one, other) => one - other);
}

export function counts(state: State): number[] {
  return state.hands.map((hand) => hand.length);
}

export function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

export function typesOf(events: readonly Event[]): string[] {
  return events.map(({ type }) => type);
}

/** Whose turn it is. */
export function turnOf(state: State): Seat | null {
  return state.phase.kind === 'turn' ? state.phase.seat : null;
}

export { CARD };
