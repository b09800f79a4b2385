import { CIRCLE, SQUARE, colourOf, symbolOf } from './cards';
import { topOf } from './state';
import type { State } from './state';

/** [HD-5, HD-52] Same symbol or the colour that counts; squares that wait for an answer take only squares. */
export function fits(state: State, card: number): boolean {
  const symbol = symbolOf(card);
  if (state.pending > 0) return symbol === SQUARE;
  if (symbol === CIRCLE && state.options.circleWild) return true;
  return colourOf(card) === state.colour || symbol === symbolOf(topOf(state));
}

/** Whether the card may come down: a wrong one only where the others have to notice, and never as an answer to squares. */
export function mayBeLaid(state: State, card: number): boolean {
  return fits(state, card) || (state.options.check === 'challenge' && state.pending === 0);
}
