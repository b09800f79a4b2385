import type { Seat } from '../../engine/contract';
import type { StackIndex } from './actions';
import type { Letter } from './cards';
import { drawCards } from './drawing';
import type { Mistake } from './events';
import type { Events } from './rule';
import { reveal, type State } from './state';
import { endTurn } from './turns';

interface WrongLay {
  readonly seat: Seat;
  readonly card: number;
  readonly stack: StackIndex;
  readonly letter: Letter | null;
  readonly mistake: Mistake;
  /** Penalty cards that the lay was meant to shift to the next player (G-TY-18). */
  readonly pending: number;
  /** The card never came to lie on the stack. */
  readonly tried: boolean;
}

/** TY-36 to TY-38, G-TY-16 to G-TY-18: the card is in the hand again, one penalty card, and no second try. */
export function punish(state: State, wrong: WrongLay, events: Events): void {
  const { seat, card, stack, letter, mistake, pending, tried } = wrong;
  events?.push({ type: 'mistake', seat, card, stack, letter, reason: mistake, tried });
  reveal(state, { place: 'hand', seat, card });
  drawCards(state, seat, 1, 'mistake', events);
  if (pending > 0) drawCards(state, seat, pending, 'red', events);
  endTurn(state, seat, events);
}
