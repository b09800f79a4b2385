import type { Seat, Viewer } from '../../engine/contract';
import { bidders } from './absolute';
import { backOf, type Back } from './cards';
import { MOST } from './giddyup';
import { stoppers } from './hype';
import { handOf, has, seatsOf, topOf, type Hype, type Phase, type Stack, type State } from './state';
import { sideOf } from './swapping';
import type { HypeView, PhaseView, SeatView, StackView, TopView, View } from './view';

/** TS-10, TS-11, G-TY-47: how many cards, and which of them are Strangers. */
function seatView(state: State, seat: Seat): SeatView {
  const hand = handOf(state, seat);
  const backs: Back[] = [];
  for (const card of hand) {
    if (backOf(card) === 'stranger') backs.unshift('stranger');
    else backs.push('normal');
  }
  return { count: hand.length, backs, skip: has(state.skips, seat) };
}

function topView(stack: Stack): TopView | null {
  const card = topOf(stack);
  if (card === undefined) return null;
  if (stack.packet === 0) return { open: true, card };
  return { open: false, packet: stack.cards.slice(stack.cards.length - stack.packet).map(backOf) };
}

/** G-TY-47: only what lies on top; remembering the rest is part of the game. */
function stackView(stack: Stack): StackView {
  return { size: stack.cards.length, top: topView(stack) };
}

function hypeView(state: State, hype: Hype, viewer: Viewer): HypeView {
  const { cards } = state.stacks[hype.stack];
  const own = cards.slice(cards.length - hype.layers.length);
  return {
    seat: hype.seat,
    stack: hype.stack,
    stage: hype.stage,
    layers: [...hype.layers],
    cards: hype.layers.map((layer, index) => (layer === viewer ? (own[index] ?? null) : null)),
    undecided: seatsOf(hype.undecided),
    mayStop: seatsOf(stoppers(state)),
  };
}

type Views = {
  readonly [Kind in Phase['kind']]: (
    phase: Extract<Phase, { readonly kind: Kind }>,
    state: State,
    viewer: Viewer,
  ) => PhaseView;
};

function viewSwap(phase: Extract<Phase, { readonly kind: 'swap' }>, state: State, viewer: Viewer): PhaseView {
  const [one, other] = phase.seats;
  const [byOne, byOther] = phase.positions;
  const side = viewer === 'table' ? null : sideOf(phase, viewer);
  const lost = side === null ? null : phase.positions[side === 0 ? 1 : 0];
  return {
    kind: 'swap',
    sides: [
      { seat: one, backs: handOf(state, one).map(backOf), drawn: byOther },
      { seat: other, backs: handOf(state, other).map(backOf), drawn: byOne },
    ],
    // TY-75, TY-76: the holder may see what is drawn from him; who draws may not.
    lostCard: lost === null || viewer === 'table' ? null : (handOf(state, viewer)[lost] ?? null),
  };
}

const VIEWS: Views = {
  turn: ({ seat, drawn }) => ({ kind: 'turn', seat, drawn }),
  red: ({ seat, attacker, count }) => ({ kind: 'red', seat, attacker, count }),
  skip: ({ seat, attacker }) => ({ kind: 'skip', seat, attacker }),
  push: ({ seat }) => ({ kind: 'push', seat }),
  // TY-69, G-TF-18: only whoever pushed the card knows it.
  pushed: ({ seat, from, card }, _state, viewer) => ({
    kind: 'pushed',
    seat,
    from,
    back: backOf(card),
    card: viewer === from ? card : null,
  }),
  pushBack: ({ seat, to }) => ({ kind: 'pushBack', seat, to }),
  swapPartner: ({ seat }) => ({ kind: 'swapPartner', seat }),
  swap: viewSwap,
  strangerPartner: ({ seat }) => ({ kind: 'strangerPartner', seat }),
  check: ({ seat, then }) => ({ kind: 'check', seat, then }),
  hype: (_phase, state) => ({ kind: 'hype', asked: state.hype?.asked ?? null }),
  // TS-63, G-TS-45: only who laid the Schummelschurke looks through the stack.
  rogue: ({ seat, stack }, state, viewer) => ({
    kind: 'rogue',
    seat,
    stack,
    cards: viewer === seat ? [...state.stacks[stack].cards] : null,
  }),
  giddyup: ({ seat }, state) => ({ kind: 'giddyup', seat, surplus: handOf(state, seat).length - MOST }),
  absolute: (phase, state, viewer) => ({
    kind: 'absolute',
    seat: phase.seat,
    undecided: bidders(state, phase),
    bid: viewer === 'table' ? null : (phase.bids[viewer] ?? null),
  }),
  over: () => ({ kind: 'over' }),
};

function phaseView(state: State, viewer: Viewer): PhaseView {
  // The table is looked up by the very kind of the phase that is handed over.
  const build = VIEWS[state.phase.kind] as (phase: Phase, state: State, viewer: Viewer) => PhaseView;
  return build(state.phase, state, viewer);
}

/** What a seat or the table may know. */
export function view(state: State, viewer: Viewer): View {
  const talonTop = state.talon[state.talon.length - 1];
  const { lastLay } = state;
  return {
    options: state.options,
    dealer: state.dealer,
    seats: state.hands.map((_, seat) => seatView(state, seat)),
    hand: viewer === 'table' ? [] : [...handOf(state, viewer)].sort((one, other) => one - other),
    stacks: [stackView(state.stacks[0]), stackView(state.stacks[1])],
    talon: { count: state.talon.length, back: talonTop === undefined ? null : backOf(talonTop) },
    direction: state.direction,
    phase: phaseView(state, viewer),
    hype: state.hype === null ? null : hypeView(state, state.hype, viewer),
    objectors: state.claim === null ? null : seatsOf(state.claim.waiting),
    lastLay: lastLay === null ? null : { ...lastLay },
    revealed: state.revealed.map((shown) => ({ ...shown })),
  };
}
