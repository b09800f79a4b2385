import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import { drawCards } from './drawing';
import { NOT_NOW, NOT_YOUR_TURN, refusal, type Rule } from './rule';
import type { State } from './state';
import { endTurn } from './turns';

const ALREADY_DREW = refusal('already-drew');
const DRAW_FIRST = refusal('draw-first');

function check(state: State, seat: Seat, drawn: boolean): Refusal | null {
  if (state.phase.kind !== 'turn') return NOT_NOW;
  if (state.phase.seat !== seat) return NOT_YOUR_TURN;
  if (state.phase.drawn === drawn) return null;
  return drawn ? DRAW_FIRST : ALREADY_DREW;
}

/** TY-40 to TY-43, TY-62, G-TY-31: who cannot or does not want to lay draws a card and has a second opportunity. */
export const draw: Rule<ActionOf<'draw'>> = {
  check: (state, seat) => check(state, seat, false),
  perform(state, seat, _action, events) {
    drawCards(state, seat, 1, 'turn', events);
    state.phase = { kind: 'turn', seat, drawn: true };
  },
};

/** G-TY-22, G-TY-23: the second opportunity may be let go, and no further card is drawn. */
export const pass: Rule<ActionOf<'pass'>> = {
  check: (state, seat) => check(state, seat, true),
  perform(state, seat, _action, events) {
    events?.push({ type: 'passed', seat });
    endTurn(state, seat, events);
  },
};
