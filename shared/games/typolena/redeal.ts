import type { Viewer } from '../../engine/contract';
import { nextBelow, nextWord, shuffle, type Random } from '../../engine/random';
import { backOf } from './cards';
import { copy, type State } from './state';

/** A place for a card that the viewer cannot see. */
interface Gap {
  readonly cards: number[];
  readonly index: number;
}

/** The gaps by what their backs show, and the cards that belong in them. */
interface Hidden {
  /** The back is in sight: another hand, the talon's top, a packet. */
  readonly strangerGaps: Gap[];
  readonly normalGaps: Gap[];
  /** Not even the back is in sight. */
  readonly freeGaps: Gap[];
  readonly strangers: number[];
  readonly normals: number[];
}

function hide(hidden: Hidden, cards: number[], index: number, backInSight: boolean): void {
  const card = cards[index];
  if (card === undefined) return;
  const isStranger = backOf(card) === 'stranger';
  (isStranger ? hidden.strangers : hidden.normals).push(card);
  const gaps = isStranger ? hidden.strangerGaps : hidden.normalGaps;
  (backInSight ? gaps : hidden.freeGaps).push({ cards, index });
}

function hideHands(state: State, viewer: Viewer, hidden: Hidden): void {
  state.hands.forEach((hand, seat) => {
    if (seat === viewer) return;
    for (let index = 0; index < hand.length; index++) {
      if (!isShown(state, hand[index])) hide(hidden, hand, index, true);
    }
  });
}

/** A card that the last action showed to everybody stays where it is. */
function isShown(state: State, card: number | undefined): boolean {
  return state.revealed.some((shown) => shown.card === card);
}

function hideTalon(state: State, hidden: Hidden): void {
  const { talon } = state;
  for (let index = 0; index < talon.length; index++) {
    if (!isShown(state, talon[index])) hide(hidden, talon, index, index === talon.length - 1);
  }
}

function hideStacks(state: State, viewer: Viewer, hidden: Hidden): void {
  const { phase, hype } = state;
  state.stacks.forEach((stack, number) => {
    if (phase.kind === 'rogue' && phase.stack === number && phase.seat === viewer) return;
    const { cards, packet } = stack;
    const firstOfHype = hype?.stack === number ? cards.length - hype.layers.length : cards.length;
    for (let index = 0; index < cards.length; index++) {
      const isOwn = index >= firstOfHype && hype?.layers[index - firstOfHype] === viewer;
      const isOpenTop = packet === 0 && index === cards.length - 1;
      if (isOwn || isOpenTop || isShown(state, cards[index])) continue;
      hide(hidden, cards, index, index >= cards.length - packet);
    }
  });
}

function fill(gaps: readonly Gap[], cards: number[]): void {
  for (const gap of gaps) {
    const card = cards.pop();
    if (card !== undefined) gap.cards[gap.index] = card;
  }
}

/** G-TS-57: bids are secret until all are made. */
function redealBids(state: State, viewer: Viewer, random: Random): void {
  if (state.phase.kind !== 'absolute') return;
  const bids = state.phase.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : nextBelow(random, 2) === 1));
  state.phase = { ...state.phase, bids };
}

/**
 * A copy in which every card that the viewer's view does not show is dealt anew. Strangers stay where their backs are in
 * sight (G-TS-14), and so do normal backs.
 */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  const next = copy(state);
  const hidden: Hidden = { strangerGaps: [], normalGaps: [], freeGaps: [], strangers: [], normals: [] };
  hideHands(next, viewer, hidden);
  hideTalon(next, hidden);
  hideStacks(next, viewer, hidden);
  const pushed: number[] = [];
  if (next.phase.kind === 'pushed' && next.phase.from !== viewer) {
    pushed.push(next.phase.card);
    hide(hidden, pushed, 0, true);
  }
  shuffle(random, hidden.strangers);
  shuffle(random, hidden.normals);
  fill(hidden.strangerGaps, hidden.strangers);
  fill(hidden.normalGaps, hidden.normals);
  fill(hidden.freeGaps, shuffle(random, [...hidden.strangers, ...hidden.normals]));
  const [card] = pushed;
  if (next.phase.kind === 'pushed' && card !== undefined) next.phase = { ...next.phase, card };
  redealBids(next, viewer, random);
  next.random = [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
  return next;
}
