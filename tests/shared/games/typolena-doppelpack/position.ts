import type { Seat } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { typolenaDoppelpack } from '@shared/games/typolena-doppelpack';
import type { DoppelpackAction, DoppelpackCarry, DoppelpackEvent, DoppelpackOptions, DoppelpackState } from '@shared/games/typolena-doppelpack';
import type { Sound } from '@shared/games/typolena-doppelpack/animals';
import { MOTIFS, commonLetters, isAnimal, letterMask } from '@shared/games/typolena/cards';
import type { Letter } from '@shared/games/typolena/cards';

export const asWritten: DoppelpackOptions = typolenaDoppelpack.presets[0].options;

export function fresh(
  seats: number,
  seed: string,
  options: Partial<DoppelpackOptions> = {},
  previous: DoppelpackCarry | null = null,
  previousSeats: readonly (Seat | null)[] = Array.from({ length: seats }, () => null),
): DoppelpackState {
  return typolenaDoppelpack.setup({ options: { ...asWritten, ...options }, seats, previous, previousSeats }, randomFrom(seed));
}

interface Position {
  readonly top: number;
  /** Seat by seat; A is 0 and has drawn. */
  readonly hands: readonly (readonly number[])[];
  /** Cards of the talon; any rest lies below the top of the stack. */
  readonly talon?: number;
  readonly phase?: 'draw' | 'lay';
  readonly options?: Partial<DoppelpackOptions>;
}

export function position({ top, hands, talon = 8, phase = 'lay', options = {} }: Position): DoppelpackState {
  const state = fresh(hands.length, 'position', options);
  const used = new Set([top, ...hands.flat()]);
  const rest = MOTIFS.map(({ id }) => id).filter((card) => !used.has(card));
  hands.forEach((cards, seat) => (state.handCards[seat] = [...cards]));
  state.talonCards = rest.splice(0, talon);
  state.stackCards = [...rest, top];
  state.turn = 0;
  state.phase = phase;
  return state;
}

/** Motifs that are no animals and of which each fits the one before it, beginning with a card that fits `first`. */
export function chain(first: number, length: number): number[] {
  const grow = (cards: number[]): number[] | null => {
    if (cards.length > length) return cards.slice(1);
    const last = cards.at(-1) ?? first;
    for (const { id } of MOTIFS) {
      if (cards.includes(id) || isAnimal(id) || letterMask(last, id) === 0) continue;
      const grown = grow([...cards, id]);
      if (grown !== null) return grown;
    }
    return null;
  };
  const found = grow([first]);
  if (found === null) throw new Error('no such chain');
  return found;
}

/** Motifs that are no animals and fit none of these, nor each other's neighbours by chance. */
export function unfit(count: number, ...cards: readonly number[]): number[] {
  const found = MOTIFS.filter(({ id }) => !cards.includes(id) && !isAnimal(id) && cards.every((card) => letterMask(card, id) === 0));
  if (found.length < count) throw new Error('too many cards fit');
  return found.slice(0, count).map(({ id }) => id);
}

/** A motif that is no animal and that this card fits. */
export function below(card: number): number {
  const found = MOTIFS.find(({ id }) => id !== card && !isAnimal(id) && letterMask(card, id) !== 0);
  if (found === undefined) throw new Error('it fits nothing');
  return found.id;
}

export function letterOf(one: number, other: number): Letter {
  const [letter] = commonLetters(one, other);
  if (letter === undefined) throw new Error('they share nothing');
  return letter;
}

/** A right lay onto the card on top, with the letter that fits. */
export function lay(card: number, on: number, sound: Sound | null = null): DoppelpackAction {
  return { type: 'lay', card, letter: letterOf(card, on), sound };
}

export function play(state: DoppelpackState, seat: Seat, action: DoppelpackAction): DoppelpackEvent[] {
  const events: DoppelpackEvent[] = [];
  const refusal = typolenaDoppelpack.apply(state, seat, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: DoppelpackState, seat: Seat, action: DoppelpackAction): string | null {
  const before = JSON.stringify(state);
  const copy = typolenaDoppelpack.copy(state);
  const answer = typolenaDoppelpack.apply(copy, seat, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

export const draw: DoppelpackAction = { type: 'draw' };
export const pass: DoppelpackAction = { type: 'pass' };

export function counts(state: DoppelpackState): number[] {
  return state.handCards.map((cards) => cards.length);
}

export function typesOf(events: readonly DoppelpackEvent[]): string[] {
  return events.map(({ type }) => type);
}
