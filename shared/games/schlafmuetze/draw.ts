import type { Refusal, Seat } from '../../engine/contract';
import { ownTopCanBePlaced } from './judging';
import { blocked, refusals } from './refusals';
import { pileOf } from './state';
import type { Events, State } from './state';
import { hasNothingToDraw, mustTurnOver } from './turn';

/** Whether the seat may draw; in `block` not before its own pile has been looked at (SM-53). */
export function checkDraw(state: State, seat: Seat): Refusal | null {
  if (state.drawnCard !== null) return refusals.alreadyDrew;
  if (hasNothingToDraw(state, seat)) return refusals.nothingToDraw;
  if (state.options.check !== 'block' || mustTurnOver(state, seat)) return null;
  return ownTopCanBePlaced(state, seat) ? blocked['own-pile-first'] : null;
}

/** [SM-11, SM-53] Turns up the top card of the draw pile. */
export function draw(state: State, seat: Seat, events: Events): void {
  const pile = pileOf(state.drawCards, seat);
  if (pile.length === 0) turnOver(state, seat, events);
  state.fresh = false;
  state.drawnCard = pile.pop() ?? null;
  if (state.drawnCard !== null) events?.push({ type: 'drew', seat, card: state.drawnCard });
}

/** [SM-31, SM-32, SM-33, SM-68, SM-69] What was laid first is drawn first. */
function turnOver(state: State, seat: Seat, events: Events): void {
  const pile = pileOf(state.drawCards, seat);
  const own = pileOf(state.ownCards, seat);
  for (let card = own.pop(); card !== undefined; card = own.pop()) pile.push(card);
  state.turned[seat] = (state.turned[seat] ?? 0) + 1;
  events?.push({ type: 'turnedOver', seat, count: pile.length });
}
