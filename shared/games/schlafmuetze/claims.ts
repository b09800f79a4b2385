import type { Refusal, Seat } from '../../engine/contract';
import type { CallTime, Mistake } from './events';
import { giveBottom, punish } from './penalty';
import { refusals } from './refusals';
import { NOBODY, everybodyBut, has, nextSeat } from './state';
import type { Claim, Events, State } from './state';
import { finish, restartClock } from './turn';

/** Only the last lay can be called: the next one opens a claim of its own. */
export function openClaim(state: State, seat: Seat, mistake: Mistake | null, final: boolean): void {
  state.windows += 1;
  state.claim = {
    mistake,
    waiting: everybodyBut(state, seat),
    asked: state.options.calls === 'sequential' ? nextSeat(state, seat) : NOBODY,
    window: state.windows,
    final,
    turned: state.turned.slice(),
    sinceMiddle: state.sinceMiddle,
  };
}

/** Whether the table waits until everybody has answered: nobody else can act then. */
export function waitsForAnswers(state: State): boolean {
  return state.claim !== null && (state.claim.final || state.claim.asked !== NOBODY);
}

/** [SM-59] Who may call about the lay with this number: the others, in the sequential form one after the other. */
export function checkCall(state: State, seat: Seat, lay: number): Refusal | null {
  const { claim, lastLay } = state;
  if (claim === null || lastLay?.number !== lay || !has(claim.waiting, seat)) return refusals.laySettled;
  return claim.asked === NOBODY || claim.asked === seat ? null : refusals.notYourTurn;
}

export function checkTrust(state: State, seat: Seat, lay: number): Refusal | null {
  const refused = checkCall(state, seat, lay);
  if (refused !== null) return refused;
  return waitsForAnswers(state) ? null : refusals.notNow;
}

/** The lay stands. The last card wins. */
function settle(state: State, claim: Claim, events: Events): void {
  const { lastLay } = state;
  state.claim = null;
  if (claim.final && lastLay !== null) finish(state, [lastLay.seat], 'all-cards-laid', events);
  else if (claim.asked !== NOBODY) restartClock(state);
}

/** [SM-24, SM-25, SM-41, SM-59] `callers` called at the same time as `seat`, the first of them. */
export function performCall(state: State, seat: Seat, callers: readonly Seat[], times: readonly CallTime[], events: Events): void {
  const { claim, lastLay } = state;
  if (claim === null || lastLay === null) return;
  const against = lastLay.seat;
  const { mistake } = claim;
  const upheld = mistake !== null;
  events?.push({ type: 'called', seat, against, lay: lastLay.number, upheld, callers: [...callers], times: [...times] });
  if (!upheld) {
    settle(state, claim, events);
    if (state.options.falseCall === 'none' || state.winners.length > 0) return;
    for (const caller of callers) giveBottom(state, against, caller, events);
    return;
  }
  state.claim = null;
  state.turned = claim.turned.slice();
  state.sinceMiddle = claim.sinceMiddle;
  punish(state, lastLay, mistake, events);
}

export function performTrust(state: State, seat: Seat, events: Events): void {
  const { claim, lastLay } = state;
  if (claim === null || lastLay === null) return;
  events?.push({ type: 'trusted', seat, lay: lastLay.number });
  const waiting = claim.waiting & ~(1 << seat);
  if (waiting === 0) settle(state, claim, events);
  else state.claim = { ...claim, waiting, asked: claim.asked === NOBODY ? NOBODY : nextSeat(state, seat) };
}

/** Nobody has called in time about the last card. */
export function claimElapsed(state: State, events: Events): void {
  if (state.claim !== null) settle(state, state.claim, events);
}
