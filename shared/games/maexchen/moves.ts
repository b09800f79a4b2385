import { NOTHING } from './state';
import type { MaexchenState } from './state';
import { rankOf, valuesIn } from './values';

/** One throw in a turn, or two. */
function mostRolls(state: MaexchenState): number {
  return state.options.secondRoll ? 2 : 1;
}

/** [MX-6, MX-7, MX-11] Whether this throw may be announced next: anything at first, from then on only more. */
export function mayAnnounce(state: MaexchenState, value: number): boolean {
  const rank = rankOf(state.options, value);
  if (rank < 0) return false;
  if (state.announced === NOTHING) return true;
  const before = rankOf(state.options, state.announced);
  return state.options.equal ? rank >= before : rank > before;
}

/** Whether anything can be announced after what was announced last. */
export function canExceed(state: MaexchenState): boolean {
  const highest = valuesIn(state.options).at(-1);
  return highest !== undefined && mayAnnounce(state, highest);
}

/** [MX-10] Rolling as an answer needs something to announce afterwards; a second throw of one's own needs the option. */
export function mayRoll(state: MaexchenState): boolean {
  if (state.phase === 'announce') return state.rolls > 0 && state.rolls < mostRolls(state);
  return state.phase === 'start' || (state.phase === 'answer' && canExceed(state));
}

/** [MX-3] Only the first throw may be looked at, and only once. */
export function mayPeek(state: MaexchenState): boolean {
  return state.phase === 'announce' && state.rolls === 1 && state.knower !== state.turn;
}

export function mayConcede(state: MaexchenState): boolean {
  return state.phase === 'answer' && state.options.highest === 'mayConcede' && !canExceed(state);
}
