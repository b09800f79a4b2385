import type { ActionOf } from './actions';
import { acceptHype, mayAcceptHype } from './hype';
import { acceptPushed } from './pushing';
import { NOT_NOW, NOT_YOUR_TURN, type Rule } from './rule';
import { acceptSkip } from './skips';

/** TF-17, TF-21, G-TF-23: every attacked player is asked, with or without the Fehlerteufel. */
export const accept: Rule<ActionOf<'accept'>> = {
  check(state, seat) {
    if (mayAcceptHype(state, seat)) return null;
    const { phase } = state;
    if (phase.kind !== 'skip' && phase.kind !== 'pushed') return NOT_NOW;
    return phase.seat === seat ? null : NOT_YOUR_TURN;
  },
  perform(state, seat, _action, events) {
    if (mayAcceptHype(state, seat)) acceptHype(state, seat, events);
    else if (state.phase.kind === 'skip') acceptSkip(state, seat, events);
    else acceptPushed(state, seat, events);
  },
};
