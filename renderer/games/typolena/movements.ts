import type { Move } from '@renderer/composables/animation';
import { MOTION } from '@renderer/composables/animation';
import type { Seat } from '@shared/engine/contract';
import type { SeenEvent } from '@shared/games/typolena/events';
import type { View } from '@shared/games/typolena/view';

/** Where a seat's cards are on this screen: the viewer's own are the hand. */
type PlaceOf = (seat: Seat) => string;

const MOST_BACKS = 3;

function backs(count: number, move: Omit<Move<number>, 'delay'>, gap: number): Move<number>[] {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, (_, index) => ({ ...move, delay: index * gap }));
}

interface Dealt {
  readonly view: View;
  readonly viewer: Seat | null;
  /** The viewer's own cards as they lie. */
  readonly hand: readonly number[];
}

/** Whether nothing has happened since the cards were dealt. */
export function isFreshlyDealt({ seats, lastLay, phase, stacks }: View): boolean {
  return lastLay === null && stacks[1].size === 0 && phase.kind === 'turn' && !phase.drawn && new Set(seats.map(({ count }) => count)).size === 1;
}

/** Card by card from the dealer's left, as backs; a large deal goes faster, so that all of them take the same time at most. */
export function dealMoves({ view, viewer, hand }: Dealt, placeOf: PlaceOf): Move<number>[] {
  const { seats, dealer } = view;
  const total = seats.reduce((sum, { count }) => sum + count, 0);
  const gap = total < 2 ? 0 : Math.min(MOTION.dealGap, (MOTION.dealMost - MOTION.deal) / (total - 1));
  return Array.from({ length: total }, (_, index) => {
    const seat = (dealer + 1 + index) % seats.length;
    const round = Math.floor(index / seats.length);
    const own = seat === viewer ? hand[round] : undefined;
    const to = own === undefined ? placeOf(seat) : `card-${String(own)}`;
    return { from: 'talon', to, face: null, back: seats[seat]?.backs[round] ?? 'normal', delay: index * gap, duration: MOTION.deal };
  });
}

/** The way that cards went, read from an event. Only public faces are shown on the way, everything else as backs. */
export function movesOf(event: SeenEvent, viewer: Seat | null, placeOf: PlaceOf): Move<number>[] {
  const stack = (index: number): string => `stack-${String(index)}`;
  const inHand = (seat: Seat, card: number): string => (seat === viewer ? `card-${String(card)}` : placeOf(seat));
  switch (event.type) {
    case 'laid':
      // The viewer's own card lies there already.
      return event.seat === viewer ? [] : [{ from: placeOf(event.seat), to: stack(event.stack), face: event.card, duration: MOTION.lay }];
    case 'mistake':
      return [{ from: stack(event.stack), to: inHand(event.seat, event.card), face: event.card, duration: MOTION.back }];
    case 'drew':
      return event.backs.map((back, index) => ({
        from: 'talon',
        to: inHand(event.seat, event.cards?.[index] ?? -1),
        face: null,
        back,
        delay: index * MOTION.penaltyGap,
        duration: event.reason === 'turn' ? MOTION.draw : MOTION.penalty,
      }));
    case 'pushed':
    case 'pushedBack':
      return [{ from: placeOf(event.from), to: placeOf(event.to), face: null, back: event.back, duration: MOTION.push }];
    case 'pushRefused':
      return [{ from: placeOf(event.to), to: placeOf(event.from), face: null, back: event.back, duration: MOTION.push }];
    case 'swapped': {
      const [first, second] = event.seats;
      const way = { face: null, duration: MOTION.swap };
      return [
        { ...way, from: placeOf(first), to: placeOf(second), bow: 0.18 },
        { ...way, from: placeOf(second), to: placeOf(first), bow: -0.18 },
      ];
    }
    case 'handsMoved':
      return event.moves.flatMap(({ from, to, count }) =>
        backs(count, { from: placeOf(from), to: placeOf(to), face: null, duration: MOTION.pass }, 40),
      );
    case 'hypeStarted':
    case 'hypeJoined':
      return [{ from: placeOf(event.seat), to: stack(event.stack), face: null, back: event.back, duration: MOTION.lay }];
    case 'packetTaken':
      return backs(event.backs.length, { from: stack(event.stack), to: placeOf(event.seat), face: null, duration: MOTION.pass }, 40);
    case 'exchanged':
      return [
        { from: stack(event.stack), to: placeOf(event.seat), face: null, back: event.takenBack, duration: MOTION.swap },
        { from: placeOf(event.seat), to: stack(event.stack), face: event.givenCard, duration: MOTION.swap },
      ];
    case 'discardedUnder':
      return [{ from: placeOf(event.seat), to: stack(event.stack), face: event.card, duration: MOTION.lay }];
    case 'tucked':
    case 'devilWon':
      return [{ from: placeOf(event.seat), to: 'talon', face: event.card, duration: MOTION.lay }];
    case 'reshuffled':
      return [0, 1].flatMap((index) => backs(event.count, { from: stack(index), to: 'talon', face: null, duration: MOTION.pass }, 40));
    default:
      return [];
  }
}
