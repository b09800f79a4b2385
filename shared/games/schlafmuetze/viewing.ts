import { isClosed } from './judging';
import { seatsOf } from './legal';
import { NOBODY, NO_WINDOW, pileOf, topOf } from './state';
import type { State } from './state';
import { hasNothingToDraw } from './turn';
import type { ClaimView, View } from './view';

function claimView(state: State): ClaimView | null {
  const { claim, lastLay } = state;
  if (claim === null || lastLay === null) return null;
  return {
    lay: lastLay.number,
    seat: lastLay.seat,
    callers: seatsOf(claim.waiting),
    asked: claim.asked === NOBODY ? null : claim.asked,
    final: claim.final,
  };
}

/** Everybody sees the same: the middle, the tops of all piles, and backs. Nothing says what would fit. */
export function view(state: State): View {
  const { lastLay } = state;
  const isTurn = state.phase === 'turn';
  return {
    options: state.options,
    phase: state.phase,
    starter: state.starter,
    seat: state.seat,
    drawnCard: state.drawnCard,
    turnsOver: isTurn && state.drawnCard === null && pileOf(state.drawCards, state.seat).length === 0 && !hasNothingToDraw(state, state.seat),
    waits: isTurn && state.drawnCard === null && hasNothingToDraw(state, state.seat),
    middle: state.middleCards.map((cards, stack) => ({ cards: [...cards], closed: isClosed(state, stack) })),
    seats: state.drawCards.map((cards, seat) => ({
      drawCount: cards.length,
      ownCount: pileOf(state.ownCards, seat).length,
      ownCard: topOf(state.ownCards, seat) ?? null,
    })),
    aside: state.asideCards.length,
    lastLay: lastLay === null ? null : { ...lastLay, to: { ...lastLay.to } },
    claim: claimView(state),
    clock: state.clock === NO_WINDOW ? null : state.clock,
  };
}
