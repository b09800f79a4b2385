import { removeCard } from '../../cards/piles';
import type { Refusal, Seat } from '../../engine/contract';
import type { LayAction } from './actions';
import { drawCard } from './drawing';
import type { Events } from './drawing';
import type { Mistake } from './events';
import { mistakeIn, neededSounds } from './judging';
import { blocked, refusals } from './refusals';
import { MOST_LAYS, handOf } from './state';
import type { DoppelpackLay, DoppelpackState } from './state';
import { endTurn, win } from './turns';

function check(state: DoppelpackState, seat: Seat, action: LayAction): Refusal | null {
  if (state.phase === 'check' || state.phase === 'over') return refusals.notNow;
  if (state.turn !== seat) return refusals.notYourTurn;
  if (state.phase === 'draw') return refusals.drawFirst;
  if (!handOf(state, seat).includes(action.card)) return refusals.notInHand;
  return action.sound !== null && neededSounds(state, action.card).length === 0 ? refusals.noSoundNeeded : null;
}

/** [TP-7, TP-8, TP-9, TP-10] Lays a card onto the stack; up to two of them in a turn. */
export function lay(state: DoppelpackState, seat: Seat, action: LayAction, events: Events): Refusal | null {
  const refused = check(state, seat, action);
  if (refused !== null) return refused;
  const mistake = mistakeIn(state, action, handOf(state, seat).length);
  const mode = state.options.check;
  if (mistake !== null && mode === 'block') return blocked[mistake];
  state.claim = null;
  if (mode === 'challenge') layUnchecked(state, seat, action, mistake, events);
  else if (mistake !== null && mistake !== 'sound') punish(state, seat, action, mistake, events);
  else {
    putDown(state, seat, action, events);
    if (mistake === 'sound') forgetSound(state, seat, action, events);
    afterLay(state, seat, events);
  }
  return null;
}

function putDown(state: DoppelpackState, seat: Seat, { card, letter, sound }: LayAction, events: Events): void {
  removeCard(handOf(state, seat), card);
  state.stackCards.push(card);
  state.laid += 1;
  state.lays += 1;
  state.idle = 0;
  state.lastLay = { number: state.lays, seat, card, letter, sound };
  events?.push({ type: 'laid', number: state.lays, seat, card, letter, sound });
}

/** Challenge: the lay stands as long as nobody objects; the last card waits for the others. */
function layUnchecked(state: DoppelpackState, seat: Seat, action: LayAction, mistake: Mistake | null, events: Events): void {
  const { idle } = state;
  putDown(state, seat, action, events);
  const waiting = state.handCards.flatMap((_, other) => (other === seat ? [] : [other]));
  state.window += 1;
  state.claim = { mistake, idle, waiting };
  if (handOf(state, seat).length === 0) state.phase = 'check';
  else afterLay(state, seat, events);
}

/** [TP-10, TP-11] Nothing left to lay: won. Two cards laid: the turn is over. */
export function afterLay(state: DoppelpackState, seat: Seat, events: Events): void {
  if (handOf(state, seat).length === 0) win(state, seat, events);
  else if (state.laid >= MOST_LAYS) endTurn(state, events);
  else state.phase = 'lay';
}

/** [TP-11, TP-16] The card stays; the penalty also costs the win, unless the table has agreed otherwise. */
export function forgetSound(state: DoppelpackState, seat: Seat, lay: Pick<DoppelpackLay, 'card' | 'sound'>, events: Events): void {
  events?.push({ type: 'soundForgotten', seat, shownCard: lay.card, sound: lay.sound });
  if (handOf(state, seat).length > 0 || state.options.lastSound === 'penalty') drawCard(state, seat, 'sound', events);
}

/** As in typolena: the card is in the hand again, one penalty card, and the turn is over; a right first card stays. */
export function punish(
  state: DoppelpackState,
  seat: Seat,
  { card, letter }: Pick<DoppelpackLay, 'card' | 'letter'>,
  reason: Exclude<Mistake, 'sound'>,
  events: Events,
): void {
  events?.push({ type: 'mistake', seat, shownCard: card, letter, reason });
  drawCard(state, seat, 'mistake', events);
  if (state.turn === seat) endTurn(state, events);
}
