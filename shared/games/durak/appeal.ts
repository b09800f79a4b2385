import { SIX, rankOf, suitOf } from '../../cards/french';
import type { Seat } from '../../engine/contract';
import type { DurakAction } from './actions';
import { handOf } from './state';
import type { DurakState } from './state';

const TRUMP_WORTH = 9;
const MOST_WORTH = 18;

/** How much a card is worth keeping: trumps above all others. */
function worth(state: DurakState, card: number): number {
  return rankOf(card) - SIX + (suitOf(card) === state.trumpSuit ? TRUMP_WORTH : 0);
}

/** Cheap cards are easily let go. */
function ease(state: DurakState, card: number): number {
  const left = MOST_WORTH - worth(state, card);
  return 0.5 + (left * left) / 8;
}

/** How sensible the action looks, from the seat's own hand and from what lies open. */
export function appeal(state: DurakState, seat: Seat, action: DurakAction): number {
  const endgame = state.talonCards.length === 0;
  switch (action.type) {
    case 'attack': {
      let easiest = MOST_WORTH * MOST_WORTH;
      for (const card of action.cards) easiest = Math.min(easiest, ease(state, card));
      return easiest * action.cards.length;
    }
    case 'add':
      return ease(state, action.card) * (endgame ? 2 : 1);
    case 'transfer':
      return ease(state, action.card) * 2;
    case 'cover':
      return ease(state, action.card);
    case 'pass':
      return endgame ? 2 : 12;
    case 'take':
      return endgame ? 1 : 3;
    case 'keep':
      return trumps(state, seat) >= 3 ? 10 : 2;
    case 'redeal':
      return 4;
  }
}

function trumps(state: DurakState, seat: Seat): number {
  let count = 0;
  for (const card of handOf(state, seat)) if (suitOf(card) === state.trumpSuit) count += 1;
  return count;
}
