import type { Seat } from '../../engine/contract';
import type { Random } from '../../engine/random';
import type { Event, OverReason } from './events';
import type { Options } from './options';
import type { LayView } from './view';

/** Stands where a seat or a colour could: none. */
export const NONE = -1;

/** What happened, or null when nobody wants to know. */
export type Events = Event[] | null;

/** Stands in `eckdrei` for a seat that has no such duty, or has just met it. */
export const NO_DUTY = -1;
export const DUTY_MET = -2;

/** What an upheld objection to a lay restores. */
export interface Undo {
  readonly seat: Seat;
  readonly card: number;
  readonly wrong: boolean;
  readonly direction: 1 | -1;
  readonly colour: number;
  readonly pending: number;
  readonly eckdrei: number;
  readonly heilSaid: boolean;
  readonly heilStands: boolean;
}

/** What others may object to. Replaced, never changed. */
export interface Claim {
  readonly number: number;
  /** The lay in question; also under a win that followed it at once. */
  readonly lay: Undo | null;
  /** Who says that he has won; nobody when the claim is about a lay. */
  readonly winners: readonly Seat[];
  /** Who may still object, as a bit mask. */
  readonly waiting: number;
  /** Whose answer the sequential form waits for, or NONE. */
  readonly asked: Seat;
  readonly window: number;
  /** Where play goes on when the win comes to nothing. */
  readonly resume: { readonly phase: PhaseKind; readonly seat: Seat };
}

export type PhaseKind = 'firstColour' | 'turn' | 'drawn' | 'calls' | 'check' | 'over';

export interface State {
  readonly options: Options;
  readonly random: Random;
  readonly seatCount: number;
  readonly starter: Seat;
  readonly handSize: number;
  phase: PhaseKind;
  /** Whom the phase is about: whose turn it is, or whose lay or win is checked. */
  seat: Seat;
  /** In `drawn`: the card that may be laid. */
  drawnCard: number | null;
  direction: 1 | -1;
  handCards: number[][];
  /** Drawn from the end. */
  talonCards: number[];
  /** The top lies at the end. */
  discardCards: number[];
  /** The colour that counts, or NONE while a first circle waits for its colour. */
  colour: number;
  pending: number;
  /** Whoever has the turn gets another one (infinity with two players, a house rule). */
  again: boolean;
  /** Who is out, in the order of going. */
  outSeats: Seat[];
  /** Has said Heil! and laid no triangle since: what everybody remembers. */
  readonly heilSaid: boolean[];
  /** Heil! was said rightly and has not lapsed. */
  readonly heilStands: boolean[];
  /** May say Heil! (again): something about the hand has changed. */
  readonly heilOpen: boolean[];
  /** May say Heil Dreieck! (again). */
  readonly dreieckOpen: boolean[];
  /** Own turns used of the three, or NO_DUTY, or DUTY_MET until the turn ends. */
  readonly eckdrei: number[];
  claim: Claim | null;
  claims: number;
  /** Replaced, never changed. */
  lastLay: LayView | null;
  lays: number;
  windows: number;
  /** Turns in a row in which no card has moved. */
  idle: number;
  turns: number;
  winners: Seat[];
  reason: OverReason;
}

/** An independent copy; options, lays and claims never change and are shared. */
export function copyState(state: State): State {
  const [a, b, c, d] = state.random;
  return {
    options: state.options,
    random: [a, b, c, d],
    seatCount: state.seatCount,
    starter: state.starter,
    handSize: state.handSize,
    phase: state.phase,
    seat: state.seat,
    drawnCard: state.drawnCard,
    direction: state.direction,
    handCards: state.handCards.map((cards) => cards.slice()),
    talonCards: state.talonCards.slice(),
    discardCards: state.discardCards.slice(),
    colour: state.colour,
    pending: state.pending,
    again: state.again,
    outSeats: state.outSeats.slice(),
    heilSaid: state.heilSaid.slice(),
    heilStands: state.heilStands.slice(),
    heilOpen: state.heilOpen.slice(),
    dreieckOpen: state.dreieckOpen.slice(),
    eckdrei: state.eckdrei.slice(),
    claim: state.claim,
    claims: state.claims,
    lastLay: state.lastLay,
    lays: state.lays,
    windows: state.windows,
    idle: state.idle,
    turns: state.turns,
    winners: state.winners.slice(),
    reason: state.reason,
  };
}

/** Every seat has a hand from the setup on. */
export function handOf(state: State, seat: Seat): number[] {
  return state.handCards[seat] ?? [];
}

export function topOf(state: State): number {
  return state.discardCards[state.discardCards.length - 1] ?? 0;
}

export function isOut(state: State, seat: Seat): boolean {
  return state.outSeats.length > 0 && state.outSeats.includes(seat);
}

export function seatsIn(state: State): number {
  return state.seatCount - state.outSeats.length;
}

/** The next player in the direction of play who is still in; the seat itself when nobody else is. */
export function nextIn(state: State, seat: Seat): Seat {
  let next = seat;
  do next = (next + state.direction + state.seatCount) % state.seatCount;
  while (next !== seat && isOut(state, next));
  return next;
}

export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) !== 0;
}
