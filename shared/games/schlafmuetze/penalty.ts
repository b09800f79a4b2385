import type { Seat } from '../../engine/contract';
import type { Mistake } from './events';
import { cardsLeft, nextSeat, pileOf } from './state';
import type { Events, State } from './state';
import { endTurn } from './turn';
import type { LayView } from './view';

/**
 * [SM-26, SM-27, SM-28, SM-60] The last lay was wrong: the card comes back, everybody else gives a card, and the turn is
 * over.
 */
export function punish(state: State, lay: LayView, mistake: Mistake, events: Events): void {
  const { seat } = lay;
  events?.push({ type: 'mistake', seat, lay: lay.number, reason: mistake });
  takeBack(state, lay, events);
  for (let other = nextSeat(state, seat); other !== seat; other = nextSeat(state, other)) giveBottom(state, other, seat, events);
  // Whoever kept a card has ended his turn already.
  if (state.seat === seat) endTurn(state, events);
}

/** The misplaced card goes on top of its player's own pile, a card that was only drawn back to where it came from. */
function takeBack(state: State, { seat, card, to }: LayView, events: Events): void {
  if (card !== null && (to.place === 'middle' || to.place === 'seat')) {
    const pile = to.place === 'middle' ? pileOf(state.middleCards, to.stack) : pileOf(state.ownCards, to.seat);
    pile.pop();
    pileOf(state.ownCards, seat).push(card);
    events?.push({ type: 'tookBack', seat, card, to });
  }
  const drawn = state.drawnCard;
  if (state.seat !== seat || drawn === null) return;
  pileOf(state.drawCards, seat).push(drawn);
  state.drawnCard = null;
  events?.push({ type: 'putBack', seat, card: drawn });
}

/** [SM-61] Under the pile of whoever gets it. Without a draw pile nothing is given, and nobody gives his last card away. */
export function giveBottom(state: State, from: Seat, to: Seat, events: Events): void {
  const pile = pileOf(state.drawCards, from);
  if (pile.length === 0 || cardsLeft(state, from) === 1) return;
  const card = pile.shift();
  if (card === undefined) return;
  pileOf(state.drawCards, to).unshift(card);
  events?.push({ type: 'gave', from, to });
}
