import type { Refusal, Seat } from '../../engine/contract';
import { refusals } from './refusals';
import { NONE, has, isOut, nextIn } from './state';
import type { Claim, State, Undo } from './state';

/** Lets the others object to a lay, or to the win of `winners`; answers what was opened. */
export function openClaim(state: State, seat: Seat, lay: Undo | null, winners: readonly Seat[]): Claim {
  state.claims += 1;
  state.windows += 1;
  let waiting = 0;
  for (let other = 0; other < state.seatCount; other++) {
    if (other !== seat && !winners.includes(other) && !isOut(state, other)) waiting |= 1 << other;
  }
  const claim: Claim = {
    number: state.claims,
    lay,
    winners,
    waiting,
    asked: state.options.calls === 'sequential' ? nextAsked(state, seat, waiting) : NONE,
    window: state.windows,
    resume: { phase: state.phase, seat: state.seat },
  };
  state.claim = claim;
  return claim;
}

/** In the sequential form the others are asked one after the other. */
export function nextAsked(state: State, seat: Seat, waiting: number): Seat {
  if (waiting === 0) return NONE;
  let next = nextIn(state, seat);
  while (!has(waiting, next)) next = nextIn(state, next);
  return next;
}

export function checkObject(state: State, seat: Seat, claim: number): Refusal | null {
  const open = state.claim;
  if (open?.number !== claim || !has(open.waiting, seat)) return refusals.settled;
  return open.asked === NONE || open.asked === seat ? null : refusals.notYourTurn;
}

/** Only where play waits for an answer. */
export function checkApprove(state: State, seat: Seat, claim: number): Refusal | null {
  return checkObject(state, seat, claim) ?? (state.phase === 'check' ? null : refusals.notNow);
}
