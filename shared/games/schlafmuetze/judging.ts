import type { Seat } from '../../engine/contract';
import type { Action, Source } from './actions';
import { COPIES, NUMBERS, numberOf } from './cards';
import type { Mistake } from './events';
import { nextSeat, topOf } from './state';
import type { State } from './state';

/** What a player does with a card, or does not do: everything that can be wrong. */
export type LayAction = Extract<Action, { readonly type: 'layMiddle' | 'layAtSeat' | 'keep' | 'wait' }>;

/** The 20 closes a stack: nothing can follow it. */
export function isClosed(state: State, stack: number): boolean {
  const top = topOf(state.middleCards, stack);
  return top === undefined || numberOf(top) === NUMBERS;
}

/** [SM-17, SM-49] In the middle only the next higher number fits. */
export function fitsMiddle(state: State, card: number, stack: number): boolean {
  const top = topOf(state.middleCards, stack);
  return top !== undefined && numberOf(card) === numberOf(top) + 1;
}

/** [SM-20, SM-50] At another player the next higher and the next lower number fit. */
export function fitsSeat(state: State, card: number, seat: Seat): boolean {
  const top = topOf(state.ownCards, seat);
  if (top === undefined) return false;
  const step = numberOf(card) - numberOf(top);
  return step === 1 || step === -1;
}

export function fitsAnyStack(state: State, card: number): boolean {
  for (let stack = 0; stack < COPIES; stack++) if (fitsMiddle(state, card, stack)) return true;
  return false;
}

/** The first of the others, clockwise, whose pile takes the card; the seat itself when there is none. */
export function nearestFit(state: State, seat: Seat, card: number): Seat {
  let other = nextSeat(state, seat);
  while (other !== seat && !fitsSeat(state, card, other)) other = nextSeat(state, other);
  return other;
}

/** Whether a card of this seat can be placed anywhere but on its own pile. */
export function canBePlaced(state: State, seat: Seat, card: number): boolean {
  return fitsAnyStack(state, card) || nearestFit(state, seat, card) !== seat;
}

/** [SM-51, SM-52] In B: whether the top of the own pile could be placed. In A it is no source. */
export function ownTopCanBePlaced(state: State, seat: Seat): boolean {
  if (state.options.variant === 'A') return false;
  const top = topOf(state.ownCards, seat);
  return top !== undefined && canBePlaced(state, seat, top);
}

/** The card that would be laid. */
export function sourceCard(state: State, seat: Seat, from: Source): number | undefined {
  return from === 'drawn' ? (state.drawnCard ?? undefined) : topOf(state.ownCards, seat);
}

/** [SM-63, SM-66] Laying the drawn card is wrong, wherever it goes, while the own pile's top could be placed. */
function wrongSource(state: State, seat: Seat, from: Source): Mistake | null {
  return from === 'drawn' && ownTopCanBePlaced(state, seat) ? 'own-pile-first' : null;
}

/** [SM-22, SM-23, SM-62] The middle comes before the other players. */
function wrongPile(state: State, seat: Seat, card: number, other: Seat): Mistake | null {
  if (fitsAnyStack(state, card)) return 'middle-first';
  if (state.options.pileOrder === 'free') return null;
  return nearestFit(state, seat, card) === other ? null : 'nearer-pile-first';
}

/** What is wrong with a lay that is possible, the plainest reason first, or null. */
export function mistakeIn(state: State, seat: Seat, action: LayAction): Mistake | null {
  switch (action.type) {
    case 'layMiddle': {
      const card = sourceCard(state, seat, action.from);
      if (card === undefined || !fitsMiddle(state, card, action.stack)) return 'does-not-fit';
      return wrongSource(state, seat, action.from);
    }
    case 'layAtSeat': {
      const card = sourceCard(state, seat, action.from);
      if (card === undefined || !fitsSeat(state, card, action.seat)) return 'does-not-fit';
      return wrongSource(state, seat, action.from) ?? wrongPile(state, seat, card, action.seat);
    }
    case 'keep': {
      const wrong = wrongSource(state, seat, 'drawn');
      if (wrong !== null) return wrong;
      return state.drawnCard !== null && canBePlaced(state, seat, state.drawnCard) ? 'overlooked' : null;
    }
    case 'wait':
      return ownTopCanBePlaced(state, seat) ? 'overlooked' : null;
  }
}
