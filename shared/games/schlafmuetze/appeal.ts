import type { Seat } from '../../engine/contract';
import type { Action } from './actions';
import { mistakeIn, ownTopCanBePlaced } from './judging';
import type { State } from './state';

/** Nobody lays a wrong number on purpose, but places are overlooked now and then. */
const WRONG = 0.001;
const OVERLOOKS = 0.6;
const PLAIN = 1;
const GOOD = 4;
const RIGHT = 10;

/** How sensible an action looks. All that decides about right and wrong lies open, for everybody. */
export function appeal(state: State, seat: Seat, action: Action): number {
  const isWrongLay = state.claim !== null && state.claim.mistake !== null;
  switch (action.type) {
    case 'draw':
      return ownTopCanBePlaced(state, seat) ? OVERLOOKS : RIGHT;
    case 'call':
      return isWrongLay ? GOOD : WRONG;
    case 'trust':
      return isWrongLay ? PLAIN : RIGHT;
    case 'layMiddle':
    case 'layAtSeat':
    case 'keep':
    case 'wait': {
      const mistake = mistakeIn(state, seat, action);
      if (mistake === null) return RIGHT;
      return mistake === 'does-not-fit' ? WRONG : OVERLOOKS;
    }
  }
}
