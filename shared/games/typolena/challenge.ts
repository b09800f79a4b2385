import type { Refusal, Seat } from '../../engine/contract';
import type { ActionOf } from './actions';
import { drawCards } from './drawing';
import { endWonByLay } from './ending';
import { passOn } from './passing';
import { punish } from './punishing';
import { refusal, type Events, type Rule } from './rule';
import { handOf, has, type Claim, type State } from './state';
import type { Mistake } from './events';
import type { LayView } from './view';

const SETTLED = refusal('lay-settled');

function checkClaim(state: State, seat: Seat, action: { readonly lay: number }): Refusal | null {
  const open = state.claim !== null && state.lastLay?.number === action.lay && has(state.claim.waiting, seat);
  return open ? null : SETTLED;
}

/** The lay stands. What had to wait for the others happens now. */
function settle(state: State, events: Events): void {
  const { phase, lastLay } = state;
  state.claim = null;
  if (phase.kind !== 'check' || lastLay === null) return;
  if (phase.then === 'win') endWonByLay(state, phase.seat, lastLay.card, events);
  else passOn(state, phase.seat, events);
}

/** Everything is as before the lay; only the Hype that it covered stays closed. */
function undo(state: State, claim: Claim, lay: LayView): void {
  const stack = state.stacks[lay.stack];
  stack.cards.pop();
  stack.packet = claim.packet;
  handOf(state, lay.seat).push(lay.card);
  state.direction = claim.direction;
  state.skips = claim.skips;
  state.idle = claim.idle;
  state.unlaid = claim.unlaid;
  state.lastLay = null;
  state.claim = null;
}

function uphold(state: State, claim: Claim, lay: LayView, mistake: Mistake, events: Events): void {
  undo(state, claim, lay);
  const { seat, card, stack, letter } = lay;
  punish(state, { seat, card, stack, letter, mistake, pending: claim.pending, tried: false }, events);
}

/** TY-35: the others check a lay. An unfounded objection settles it and costs nothing unless the table says so (G-TY-15). */
export const object: Rule<ActionOf<'object'>> = {
  check: checkClaim,
  perform(state, seat, action, events) {
    const { claim, lastLay } = state;
    if (claim === null || lastLay === null) return;
    const upheld = claim.mistake !== null;
    events?.push({ type: 'objected', seat, against: lastLay.seat, lay: action.lay, upheld });
    if (claim.mistake !== null) {
      uphold(state, claim, lastLay, claim.mistake, events);
      return;
    }
    settle(state, events);
    if (state.options.falseObjection === 'draw' && state.outcome === null) drawCards(state, seat, 1, 'objection', events);
  },
};

/** Gives up one's own right to object. Once nobody is left who could, the lay stands. */
export const approve: Rule<ActionOf<'approve'>> = {
  check: checkClaim,
  perform(state, seat, _action, events) {
    const { claim } = state;
    if (claim === null) return;
    const waiting = claim.waiting & ~(1 << seat);
    if (waiting === 0) settle(state, events);
    else state.claim = { ...claim, waiting };
  },
};
