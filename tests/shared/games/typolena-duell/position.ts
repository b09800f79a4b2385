import type { Seat, TimedCall } from '@shared/engine/contract';
import { randomFrom } from '@shared/engine/random';
import { typolenaDuell } from '@shared/games/typolena-duell';
import type { DuellAction, DuellEvent, DuellOptions, DuellState } from '@shared/games/typolena-duell';
import { CARD, MOTIFS, letterMask } from '@shared/games/typolena/cards';
import type { Letter } from '@shared/games/typolena/cards';

export const asWritten: DuellOptions = typolenaDuell.presets[0].options;

/** Two cards that share exactly the N, and two that share nothing. */
export const N_PAIR = [CARD.privat, CARD.supi] as const;
export const NO_PAIR = [CARD.tattoo, CARD.countrygirl] as const;

/** A card that fits none of these. */
export function stranger(...cards: readonly number[]): number {
  const found = MOTIFS.find(({ id }) => !cards.includes(id) && cards.every((card) => letterMask(card, id) === 0));
  if (found === undefined) throw new Error('every card fits one of them');
  return found.id;
}

export function fresh(seats: number, seed: string, options: Partial<DuellOptions> = {}): DuellState {
  const deal = { options: { ...asWritten, ...options }, seats, previous: null, previousSeats: Array.from({ length: seats }, () => null) };
  return typolenaDuell.setup(deal, randomFrom(seed));
}

interface Position {
  /** What each seat will turn up; a seat without is out. */
  readonly tops: readonly (number | null)[];
  /** How many cards lie below each top. */
  readonly below?: readonly number[];
  readonly aside?: number;
  readonly options?: Partial<DuellOptions>;
}

/** Stacks with these cards on top; the others are dealt below them and aside, and any rest lies below the first seat's. */
export function position({ tops, below = tops.map(() => 5), aside = 0, options = {} }: Position): DuellState {
  const state = fresh(tops.length, 'position', options);
  const rest = MOTIFS.map(({ id }) => id).filter((card) => !tops.includes(card));
  state.stackCards = tops.map((top, seat) => (top === null ? [] : [...rest.splice(0, below[seat] ?? 0), top]));
  state.asideCards = rest.splice(0, aside);
  state.stackCards[0]?.unshift(...rest);
  tops.forEach((top, seat) => {
    if (top === null) state.outAt[seat] = 1;
  });
  return state;
}

/** Everybody who is in turns up a card. */
export function turnUp(state: DuellState): DuellEvent[] {
  return typolenaDuell.acting(state).flatMap((seat) => play(state, seat, { type: 'turnUp' }));
}

export function opened(where: Position): DuellState {
  const state = position(where);
  turnUp(state);
  return state;
}

/** Takes the action, which has to be accepted, and gives the events. */
export function play(state: DuellState, seat: Seat, action: DuellAction): DuellEvent[] {
  const events: DuellEvent[] = [];
  const refusal = typolenaDuell.apply(state, seat, action, events);
  if (refusal !== null) throw new Error(`refused: ${refusal.code} for ${JSON.stringify(action)}`);
  return events;
}

/** Why the action is refused, or null when it would be accepted; the state stays as it is. */
export function refusal(state: DuellState, seat: Seat, action: DuellAction): string | null {
  const before = JSON.stringify(state);
  const copy = typolenaDuell.copy(state);
  const answer = typolenaDuell.apply(copy, seat, action, []);
  if (answer !== null && JSON.stringify(copy) !== before) throw new Error(`a refusal changed the state: ${answer.code}`);
  return answer?.code ?? null;
}

/** Calls that the host has bundled, each as seat, letter and time. */
export function together(state: DuellState, ...calls: readonly (readonly [Seat, Letter, number])[]): DuellEvent[] {
  const events: DuellEvent[] = [];
  const timed = calls.map(([seat, letter, at]): TimedCall<DuellAction> => ({ seat, action: { type: 'call', letter }, at }));
  const answer = typolenaDuell.applyClock(state, { type: 'calls', window: state.window, calls: timed }, events);
  if (answer !== null) throw new Error(`refused: ${answer.code}`);
  return events;
}

export function elapse(state: DuellState): DuellEvent[] {
  const events: DuellEvent[] = [];
  const answer = typolenaDuell.applyClock(state, { type: 'elapsed', window: state.window }, events);
  if (answer !== null) throw new Error(`refused: ${answer.code}`);
  return events;
}

export const call = (letter: Letter): DuellAction => ({ type: 'call', letter });
export const none: DuellAction = { type: 'none' };

export function counts(state: DuellState): number[] {
  return state.stackCards.map((cards) => cards.length);
}

export function typesOf(events: readonly DuellEvent[]): string[] {
  return events.map(({ type }) => type);
}
