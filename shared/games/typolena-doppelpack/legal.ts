import type { Seat } from '../../engine/contract';
import { LETTERS } from '../typolena/cards';
import type { DoppelpackAction, LayAction } from './actions';
import { SOUNDS } from './animals';
import type { Sound } from './animals';
import { mayObject } from './challenge';
import { mistakeIn, neededSounds } from './judging';
import { handOf } from './state';
import type { DoppelpackState } from './state';

const DRAW: DoppelpackAction = { type: 'draw' };
const PASS: DoppelpackAction = { type: 'pass' };
const SILENT: readonly null[] = [null];
const ANY_SOUND: readonly (Sound | null)[] = [null, ...SOUNDS];

export function acting(state: DoppelpackState): readonly Seat[] {
  const waiting = state.claim?.waiting ?? [];
  if (state.phase === 'over') return [];
  if (state.phase === 'check' || waiting.includes(state.turn)) return waiting;
  return [state.turn, ...waiting];
}

/** Every lay that can be made, right or wrong; only the right ones where wrong ones are blocked. */
export function lays(state: DoppelpackState, seat: Seat): LayAction[] {
  const hand = handOf(state, seat);
  const blocks = state.options.check === 'block';
  const list: LayAction[] = [];
  for (const card of hand) {
    for (const letter of LETTERS) {
      for (const sound of neededSounds(state, card).length > 0 ? ANY_SOUND : SILENT) {
        const action: LayAction = { type: 'lay', card, letter, sound };
        if (!blocks || mistakeIn(state, action, hand.length) === null) list.push(action);
      }
    }
  }
  return list;
}

export function legal(state: DoppelpackState, seat: Seat): DoppelpackAction[] {
  const list: DoppelpackAction[] = [];
  if (state.turn === seat && state.phase === 'draw') list.push(DRAW);
  if (state.turn === seat && state.phase === 'lay') list.push(...lays(state, seat), PASS);
  if (state.lastLay !== null && mayObject(state, seat)) {
    const { number } = state.lastLay;
    list.push({ type: 'object', lay: number }, { type: 'approve', lay: number });
  }
  return list;
}
