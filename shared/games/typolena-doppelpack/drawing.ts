import type { Refusal, Seat } from '../../engine/contract';
import { shuffle } from '../../engine/random';
import type { DoppelpackEvent, DrawReason } from './events';
import { refusals } from './refusals';
import { handOf } from './state';
import type { DoppelpackState } from './state';

export type Events = DoppelpackEvent[] | null;

/** The stack's top card stays; all that lies below is shuffled and becomes the talon. */
function renewTalon(state: DoppelpackState, events: Events): void {
  const below = state.stackCards.splice(0, state.stackCards.length - 1);
  if (below.length === 0) return;
  state.talonCards = shuffle(state.random, below);
  events?.push({ type: 'reshuffled', count: below.length });
}

/** [TP-6, TP-16] Draws a card; if there is none anywhere, it is forgiven. */
export function drawCard(state: DoppelpackState, seat: Seat, reason: DrawReason, events: Events): void {
  if (state.talonCards.length === 0) renewTalon(state, events);
  const card = state.talonCards.pop();
  if (card !== undefined) {
    handOf(state, seat).push(card);
    state.idle = 0;
  }
  events?.push({ type: 'drew', seat, reason, cards: card === undefined ? [] : [card], missing: card === undefined ? 1 : 0 });
}

/** [TP-6] Every turn begins with a card from the talon. */
export function draw(state: DoppelpackState, seat: Seat, events: Events): Refusal | null {
  if (state.phase === 'check' || state.phase === 'over') return refusals.notNow;
  if (state.turn !== seat) return refusals.notYourTurn;
  if (state.phase === 'lay') return refusals.alreadyDrew;
  state.claim = null;
  drawCard(state, seat, 'turn', events);
  state.phase = 'lay';
  return null;
}
