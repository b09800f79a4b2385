import type { Refusal, Seat } from '../../engine/contract';
import { pick } from '../../engine/random';
import type { Letter } from '../typolena/cards';
import type { WrongCost } from './events';
import { refusals } from './refusals';
import { nextFree, openCalls, putAside, win } from './reveal';
import type { Events } from './reveal';
import { NOBODY, callers, isFree, isIn, isRight, matchMask, stackOf } from './state';
import type { DuellState } from './state';

/** A letter that somebody has called, with its adjudicated time; null when it came alone. */
export interface LetterCall {
  readonly seat: Seat;
  readonly letter: Letter;
  readonly at: number | null;
}

function checkCaller(state: DuellState, seat: Seat): Refusal | null {
  if (state.phase !== 'calling') return refusals.notNow;
  if (!isIn(state, seat)) return refusals.outOfTheDuel;
  if (!isFree(state, seat)) return refusals.noMoreCalls;
  return state.asked === NOBODY || state.asked === seat ? null : refusals.notYourTurn;
}

/** [TD-7] A call that nobody contests. */
export function call(state: DuellState, seat: Seat, letter: Letter, events: Events): Refusal | null {
  const refused = checkCaller(state, seat);
  if (refused !== null) return refused;
  if (state.options.check === 'block' && !isRight(state, letter)) return refusals.wrongLetter;
  decide(state, [{ seat, letter, at: null }], events);
  return null;
}

/** [TD-8] Calls that came together: the first right one by adjudicated time. Void ones do not count. */
export function callTogether(state: DuellState, calls: readonly LetterCall[], events: Events): Refusal | null {
  const valid = calls
    .filter(({ seat, letter }) => {
      if (checkCaller(state, seat) !== null) return false;
      return state.options.check !== 'block' || isRight(state, letter);
    })
    .sort((one, other) => gap(other, one))
    .filter(({ seat }, index, sorted) => sorted.findIndex((other) => other.seat === seat) === index);
  if (valid.length === 0) return refusals.noCallCounts;
  decide(state, valid, events);
  return null;
}

/** How much later `call` came than `first`. */
function gap(first: LetterCall, call: LetterCall): number {
  return (call.at ?? 0) - (first.at ?? 0);
}

function isTied(state: DuellState, first: LetterCall, call: LetterCall): boolean {
  const later = gap(first, call);
  return later === 0 || (later > 0 && later < state.options.tieMargin);
}

function decide(state: DuellState, calls: readonly LetterCall[], events: Events): void {
  for (const { seat, letter, at } of calls) events?.push({ type: 'called', seat, letter, at });
  // In a challenge nobody judges the letter yet, so the first call counts whatever it is.
  const counts = state.options.check === 'challenge' ? calls : calls.filter(({ letter }) => isRight(state, letter));
  const [first] = counts;
  if (first === undefined) {
    for (const { seat, letter } of calls) punish(state, seat, letter, events);
    afterWrong(state, events);
    return;
  }
  // Clearly earlier wrong calls cost what they cost; the others came too late to matter.
  for (const wrong of calls) {
    if (gap(wrong, first) > 0 && !isTied(state, wrong, first)) punish(state, wrong.seat, wrong.letter, events);
  }
  decideFirst(state, counts.filter((other) => isTied(state, first, other)), first, events);
}

function decideFirst(state: DuellState, tied: readonly LetterCall[], first: LetterCall, events: Events): void {
  if (tied.length > 1) {
    events?.push({ type: 'tied', seats: tied.map(({ seat }) => seat) });
    if (state.options.tie === 'aside') {
      putAside(state, 'tie', events);
      return;
    }
  }
  const winner = tied.length > 1 ? pick(state.random, tied) : first;
  if (state.options.check === 'challenge') claim(state, winner);
  else win(state, winner.seat, winner.letter, events);
}

function claim(state: DuellState, { seat, letter }: LetterCall): void {
  const waiting: Seat[] = [];
  for (let other = 0; other < state.seats; other++) if (other !== seat && isIn(state, other)) waiting.push(other);
  state.phase = 'claim';
  state.window += 1;
  state.claim = { seat, letter, waiting };
}

/** [TD-11, TD-12] What a wrong letter costs: with no match always a penalty, else what the table has agreed. */
export function punish(state: DuellState, seat: Seat, letter: Letter, events: Events): void {
  const cost: WrongCost = matchMask(state) === 0 ? 'penalty' : state.options.wrong;
  state.locked[seat] = cost !== 'free';
  events?.push({ type: 'wrong', seat, letter, cost });
  if (cost === 'penalty') payPenalty(state, seat, events);
}

/** [TD-12] One card from the top of the stack under that of each other player, clockwise, as far as they go. */
function payPenalty(state: DuellState, seat: Seat, events: Events): void {
  const to: Seat[] = [];
  for (let step = 1; step < state.seats; step++) {
    const other = (seat + step) % state.seats;
    if (!isIn(state, other)) continue;
    const card = stackOf(state, seat).pop();
    if (card === undefined) break;
    stackOf(state, other).unshift(card);
    to.push(other);
  }
  events?.push({ type: 'penalty', seat, to });
}

/** [TD-13] After wrong calls: once everybody knows that nothing fits, or nobody may call any more, the reveal is over. */
export function afterWrong(state: DuellState, events: Events): void {
  if (matchMask(state) === 0) putAside(state, 'no-match', events);
  else goOn(state, events);
}

/** The others may still answer. */
function goOn(state: DuellState, events: Events): void {
  if (state.phase === 'claim') openCalls(state);
  if (state.asked !== NOBODY) {
    state.done[state.asked] = true;
    state.asked = nextFree(state, state.asked);
  }
  const waiting = state.options.calls === 'sequential' ? state.asked !== NOBODY : callers(state).length > 0;
  if (!waiting) putAside(state, 'nobody', events);
}

/** [TD-13] Sees nothing that fits; when nobody does, the cards are put aside. */
export function none(state: DuellState, seat: Seat, events: Events): Refusal | null {
  const refused = checkCaller(state, seat);
  if (refused !== null) return refused;
  state.done[seat] = true;
  events?.push({ type: 'none', seat });
  goOn(state, events);
  return null;
}
