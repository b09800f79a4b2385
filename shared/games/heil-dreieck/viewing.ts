import type { Seat, Viewer } from '../../engine/contract';
import { COLOURS } from './cards';
import { NONE, handOf, has, isOut, topOf } from './state';
import type { Claim, State } from './state';
import { TURNS_FOR_ECKDREI } from './turn';
import type { ClaimView, PhaseView, SeatView, ShownHand, View } from './view';

function seatView(state: State, seat: Seat): SeatView {
  const used = state.eckdrei[seat] ?? NONE;
  return {
    count: handOf(state, seat).length,
    out: isOut(state, seat),
    heil: state.heilSaid[seat] === true,
    eckdrei: used < 0 ? null : TURNS_FOR_ECKDREI - used,
  };
}

function phaseView(state: State, viewer: Viewer): PhaseView {
  const { phase, seat } = state;
  switch (phase) {
    case 'drawn':
      return { kind: phase, seat, card: viewer === seat ? state.drawnCard : null };
    case 'check':
      return { kind: phase, seat, then: state.claim !== null && state.claim.winners.length > 0 ? 'win' : 'lay' };
    case 'firstColour':
    case 'turn':
    case 'calls':
      return { kind: phase, seat };
    case 'over':
      return { kind: phase };
  }
}

function claimView(state: State, claim: Claim): ClaimView {
  const objectors: Seat[] = [];
  for (let seat = 0; seat < state.seatCount; seat++) if (has(claim.waiting, seat)) objectors.push(seat);
  return {
    claim: claim.number,
    kind: claim.winners.length > 0 ? 'win' : 'lay',
    seats: claim.winners.length > 0 ? [...claim.winners] : [claim.lay?.seat ?? state.seat],
    objectors,
    asked: claim.asked === NONE ? null : claim.asked,
  };
}

/** Whose cards lie open: those who say that they have won, and who have. */
export function shownSeats(state: State): readonly Seat[] {
  if (state.phase !== 'over') return state.claim?.winners ?? [];
  return state.reason === 'last-player' ? [] : state.winners;
}

function shownHands(state: State): ShownHand[] {
  return shownSeats(state).map((seat) => ({ seat, shownCards: [...handOf(state, seat)] }));
}

/** What a seat or the table may know. */
export function view(state: State, viewer: Viewer): View {
  const { lastLay } = state;
  return {
    options: state.options,
    starter: state.starter,
    handSize: state.handSize,
    direction: state.direction,
    phase: phaseView(state, viewer),
    seats: state.handCards.map((_, seat) => seatView(state, seat)),
    handCards: viewer === 'table' ? [] : [...handOf(state, viewer)].sort((one, other) => one - other),
    ownHeil: viewer === 'table' ? null : state.heilStands[viewer] === true,
    topCard: topOf(state),
    colour: COLOURS[state.colour] ?? null,
    discarded: state.discardCards.length,
    talon: state.talonCards.length,
    pending: state.pending,
    lastLay: lastLay === null ? null : { ...lastLay },
    claim: state.claim === null ? null : claimView(state, state.claim),
    shown: shownHands(state),
    turns: state.turns,
    winners: [...state.winners],
  };
}
