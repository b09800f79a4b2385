import type { Seat } from '../../engine/contract';
import { LETTERS } from '../typolena/cards';
import type { DuellAction } from './actions';
import { mayObject } from './claim';
import { callers, isIn, isRight } from './state';
import type { DuellState } from './state';

const TURN_UP: DuellAction = { type: 'turnUp' };
const NONE: DuellAction = { type: 'none' };
const OBJECT: DuellAction = { type: 'object' };
const ACCEPT: DuellAction = { type: 'accept' };
const CALLS = LETTERS.map((letter): DuellAction & { readonly type: 'call' } => ({ type: 'call', letter }));

export function acting(state: DuellState): readonly Seat[] {
  switch (state.phase) {
    case 'turnUp':
      return state.ready.flatMap((ready, seat) => (!ready && isIn(state, seat) ? [seat] : []));
    case 'calling':
      return callers(state);
    case 'claim':
      return state.claim?.waiting ?? [];
    case 'over':
      return [];
  }
}

/** Every letter may be called, right or wrong, unless wrong ones are blocked. */
export function legal(state: DuellState, seat: Seat): DuellAction[] {
  if (state.phase === 'turnUp') return state.ready[seat] === false && isIn(state, seat) ? [TURN_UP] : [];
  if (mayObject(state, seat)) return [OBJECT, ACCEPT];
  if (!callers(state).includes(seat)) return [];
  const blocks = state.options.check === 'block';
  return [...CALLS.filter(({ letter }) => !blocks || isRight(state, letter)), NONE];
}
